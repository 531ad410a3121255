# Estatísticas: a classificação de um servidor e o histórico de uma pessoa nele.

stats-title = ## Classificação deste servidor
stats-person = ## Histórico de { $name }
stats-about = -# { $game } · { $season } · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }{ $company ->
        [people] {" "}entre pessoas
        [computers] {" "}só com computadores
       *[any] {""}
    }
stats-season =
    { $season ->
        [month] Este mês
        [year] Este ano
       *[all] Todo o período
    }
stats-all-games = Todos os jogos
stats-people = Entre pessoas
stats-computers = Só com computadores
stats-assisted = Com sugestões
stats-score = venceu { $wins } de { $games }, { $share }% (só pela sorte: { $fair }%)
stats-line = **{ $place }** · **{ $name }** · { $facts }
stats-row-streak = { $count } seguidas
stats-you = você
stats-more =
    { $count ->
        [1] -# e mais uma
       *[other] -# e mais { $count }
    }
stats-none = Nenhuma partida foi encerrada aqui nesse período. `/game new` muda isso.
stats-none-assisted = Todo mundo aqui jogou com sugestões, e esses resultados são contados à parte.
stats-order = -# Ordem: vitórias além do que só a sorte daria, ou seja, um quarto em mesa de quatro, metade em mesa de duas pessoas.
stats-apart = -# Contagem à parte: { $what }.
stats-apart-others =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    } { $company ->
        [computers] entre pessoas
       *[people] só com computadores
    }
stats-apart-assisted =
    { $count ->
        [one] { $count } resultado
       *[other] { $count } resultados
    } com sugestões
stats-record = **{ $what }** · { $score }
stats-detail =
    { $company ->
        [computers] ### Só com computadores
       *[people] ### Entre pessoas
    }
stats-streak =
    { $count ->
        [0] Nenhuma vitória ainda.
        [1] Até agora, nunca duas seguidas.
       *[other] Melhor sequência: { $count } vitórias.
    }
stats-met = ### Rivais mais frequentes
stats-meeting = **{ $name }** · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } · { $ahead } à frente, { $behind } atrás
stats-game = Qual jogo?
stats-when = Quando?
stats-choose = Histórico de alguém …
stats-back = Todo mundo
stats-picture-table = Classificação
stats-picture-person = Histórico
stats-accent = 戦績
stats-server = As estatísticas são de um servidor; peça lá.
