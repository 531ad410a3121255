command-learn = Aprenda um jogo jogando: lições curtas e privadas.
command-learn-game = Qual jogo?
school = ### Escola de kaiju
    Lições curtas em posições reais, dois minutos cada uma. Você joga com orientação, e ninguém mais vê. Qual jogo?
school-game = ### Escola de kaiju: { $game }
    { $about }
school-progress = { $done ->
        [0] { $all } lições: dois minutos cada e, no fim, uma partida inteira contra computadores fáceis. Comece pela primeira.
       *[other] { $done ->
            [one] Uma lição de { $all } concluída.
           *[other] { $done } lições de { $all } concluídas.
        }
    }
school-complete = As { $all } lições estão concluídas. Uma mesa de verdade espera por você.
school-none = Este jogo ainda não tem lições. Abaixo estão as regras em poucas linhas.
school-lesson = { $number } · { $title }
school-lesson-done = ✓ { $number } · { $title }
school-rules = Regras em resumo
school-other = Outro jogo
lesson-head = **{ $game }** · lição { $number } de { $of }: { $title }
lesson-step = passo { $step } de { $steps }
lesson-coach = ### { $text }
lesson-note = ➤ { $text }
lesson-show = Mostrar a resposta
lesson-shown = Era essa a resposta. Vamos em frente.
lesson-go-on = Próxima lição
lesson-again = De novo
lesson-all = Todas as lições
refused-lesson = As regras permitem, mas esta lição quer outra coisa. Veja de novo a orientação.
