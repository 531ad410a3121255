# Depois da batalha: chances, viradas, a melhor resposta e a mais cara. Notas. E se…

picture-prospects = Chances
picture-prospects-open = com as mãos abertas
picture-prospects-known = com o que todos sabiam
picture-prospects-start = Início
picture-prospects-end = Fim
picture-prospects-turn = { $before }% → { $after }%
picture-prospects-alt = { $title }: as chances de vitória de cada um, { $kind }, no início, depois de cada quarto e no fim.
picture-prospects-alt-row = { $kaiju } ({ $person }): { $course }.
picture-prospects-alt-turn = Virada { $number }: { $kaiju } de { $before }% para { $after }%.

after-course = **O que virou o jogo** · as chances de { $winners }
after-course-line = **{ $number }** · { $did } **{ $before }% → { $after }%**
after-button = Análise
after-title = ## { $title }: como foi
after-making = **{ $title }**: a análise está saindo. Leva alguns segundos e aparece aqui.
after-judge = A avaliação de um computador para cada momento. A sorte também conta.
after-open = Com as mãos abertas
after-known = O que todos sabiam
after-answers = As melhores respostas e as mais caras
after-turning = Virada { $number }
after-turning-title = ## { $title }: virada { $number }
after-turned = { $way ->
    [up] De { $before }% para { $after }% sobem as chances de { $winners }.
   *[down] De { $before }% para { $after }% caem as chances de { $winners }.
}
after-silent = Resposta de { $who }.
after-chose = { $who } escolhe: { $answer }.
after-from-here = Replay a partir daqui
after-answers-title = ## { $title }: as melhores respostas e as mais caras
    -# Quanto valia cada resposta, pelo que podia saber quem a deu, ao lado da melhor alternativa.
after-best = ⬆️ { $given }: { $worth }%. Em seguida: { $other }, { $other_worth }%.
after-costliest = ⬇️ { $given }: { $worth }%. Melhor: { $other }, { $other_worth }%.
after-answers-none = Nenhuma resposta se destacou.

menu-note = Nota
note-title = Sua nota sobre esta partida
note-label = Nota
note-about = Só você a vê, na sua página, abaixo da pergunta.
note-yours = Sua nota: { $note }

refused-analysis-early = A análise vem quando a partida acabar.
refused-analysis-none = Nenhum computador aqui sabe avaliar posições deste jogo.
refused-analysis-failed = Essa análise não deu certo. Tente de novo daqui a pouco.
refused-note-long = Uma nota tem espaço para { $most } caracteres.

what-if-button = E se…
what-if-title = ## E se…
what-if-over = Continue contra computadores, em particular: daqui, com as mãos como estavam, ou do começo da sua última jogada, redistribuindo o que você não via. A partida de verdade não muda. Um “e se” some depois de um dia sem jogadas.
what-if-running = Continue contra computadores, em particular. O que você não vê é redistribuído, por isso se volta ao começo daquela sua jogada. Conta como sugestão e some depois de um dia sem jogadas.
what-if-open = Com as mãos como estavam
what-if-anew = Minha última jogada, redistribuída
what-if-now = A partir de agora
what-if-before = Antes da minha última resposta
what-if-go-on = Continuar o “e se” { $number }
what-if-replay = Voltar ao replay
what-if-game = Voltar à partida
what-if-end = Encerrar este “e se”
what-if-head = E se… · { $head }

option-what-if = “E se” durante a partida
option-what-if-about = Qualquer pessoa pode continuar em particular, redistribuindo o que não vê. Conta como sugestão.

refused-what-if-off = Esta mesa não permite “e se” durante a partida.
refused-what-if-not-yours = Nada foi perguntado a você nesse momento.
refused-what-if-midway = Você ainda não tinha feito nenhuma jogada por onde começar.
