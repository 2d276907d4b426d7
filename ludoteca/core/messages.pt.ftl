### O que o núcleo e a linha de comando dizem. Seções por assunto; os ids começam por ele.

## Língua e linha de comando

language-unknown = Não há textos em “{ $language }”; escolha pt ou en.
cli-unknown-command = Não existe o comando “{ $command }”. Você quis dizer: { $nearest }?
cli-version = ludoteca { $version }{ $build ->
    [compiled] {" "}(compilada)
   *[plain] {""}
}
cli-absent-command = O comando “{ $command }” não faz parte desta versão; veja ludoteca --help.

## Jogos

games-unknown = Não existe o jogo “{ $game }”. Você quis dizer: { $nearest }?
games-not-playable = Ainda não se pode jogar { $game }, só ler suas regras (ludoteca rules { $game }). Jogáveis: { $playable }.

## Regras

rules-unknown = { $game } não tem a regra “{ $rule }”. As mais próximas são: { $nearest }
rules-report-broken = O relatório { $path } não pode ser lido; rode “make rules” para escrevê-lo de novo.
rules-report-absent = Não se sabe que testes provam que regras: rode “make rules” antes.
rules-not-together = { $one } e { $other } não andam juntos; escolha um deles.
rules-title = Livros de regras
rules-game = jogo
rules-name = nome
rules-rules = regras
rules-testable = testáveis
rules-proven = provadas
rules-gaps = lacunas
rules-counts =
    { $rules ->
        [0] Nenhuma regra
        [1] 1 regra
       *[other] { $rules } regras
    }, { $testable } { $testable ->
        [1] testável
       *[other] testáveis
    }, { $gaps ->
        [0] nenhuma lacuna
        [1] 1 lacuna
       *[other] { $gaps } lacunas
    }
rules-source = Fonte: { $source }
rules-section = Seção: { $section }
rules-kind = { $kind ->
    [constraint] Restrição
    [deckbuilding] Construção de deck
    [definition] Definição
    [example] Exemplo resolvido
    [keyword] Palavra-chave
    [meta] Sobre o livro de regras
    [procedure] Procedimento
    [setup] Preparação
    [timing] Momento
    [victory] Vitória
   *[other] { $kind }
}
rules-untestable = Nada a testar: descreve, e não proíbe nem faz coisa alguma.
rules-outside = Não está no livro de regras; vem de fora: { $source }
rules-same-as = Repete { $rule }.
rules-note = Nota: { $note }
rules-examples = Exemplos resolvidos
rules-gap = Lacuna { $gap }
rules-question = Pergunta: { $question }
rules-ruling = Decisão: { $ruling }
rules-confidence = { $confidence ->
    [high] Confiança: alta
    [medium] Confiança: média
   *[low] Confiança: baixa
}
rules-alternatives = Outra leitura: { $alternatives }
rules-evidence = Evidência: { $rules }
rules-code = Código
rules-code-of-passage = O trecho em que ela está é citado aqui:
rules-no-code = Nenhum código cita esta regra ainda.
rules-proofs = Testes
rules-no-proofs = Nenhum teste prova esta regra ainda.
rules-missing = { $count ->
    [1] falta 1:
   *[other] faltam { $count }:
}
rules-found = { $count ->
    [0] Nenhuma regra tem “{ $text }”.
    [1] 1 regra tem “{ $text }”.
   *[other] { $count } regras têm “{ $text }”.
}
rules-passed = passou
rules-failed = falhou
rules-skipped = pulado

## Como se conta uma mesa

telling-player = Jogador { $number }
telling-concede = { $who } desiste da partida
telling-settled = A partida termina por acordo
telling-anew = A partida segue com dados novos e baralhos embaralhados de novo
telling-effect = efeito { $number }
telling-caused = { $cause }: { $what }
telling-hidden =
    { $many ->
        [1] algo oculto
       *[other] { $many } ocultos
    }
telling-waiting = { $who }, efeito de { $piece }
telling-card =
    { $name } ({ $values ->
        [none] {""}
       *[other] { $values }, {""}
    }{ $left ->
        [0] não resta nenhum
        [1] resta 1
       *[other] restam { $left }
    })

## Por que algo não pode ser feito, em qualquer jogo

refusal-over = A partida acabou: não há mais nada a decidir.
refusal-no-concession = Neste formato ninguém desiste: a partida é jogada até o fim.
refusal-not-now = Não é isso que se pergunta agora.
refusal-not-offered = Isso não está entre o que se pode escolher agora.
refusal-not-in-race = Este jogador não está entre os que podem responder agora.
refusal-filter = { $piece } não é o que o texto de { $source } pede.
refusal-chosen-already = { $piece } já { AGREE($piece, "foi escolhido", "foi escolhida", "foram escolhidos", "foram escolhidas") } para este efeito.
refusal-impossible-target = O efeito de { $source } não pode ser feito a { $piece }.

## Lances como texto

notation-empty = Lance vazio: escreva um verbo e seus argumentos, ou o número de uma opção.
notation-verb = “{ $word }” não é um verbo deste jogo. Há: { $known }.
notation-arguments = “{ $text }” está incompleto ou diz demais: escreva “{ $wanted }”.
notation-number = “{ $word }” não é um número.
notation-player = “{ $word }” não é um jogador: escreva de player1 a player{ $last }.
notation-piece = “{ $text }”: não há peça com esse número.
notation-other-piece = “{ $text }”: esse número é de outra peça; escreva { $known }.
notation-which = “{ $word }” pode ser qualquer um de { $which }: acrescente o número.
notation-no-piece = Nenhuma peça se chama “{ $word }”.

## Partidas salvas

save-unreadable = Isto não é uma partida salva inteira da Ludoteca: { $reason }
save-format = O arquivo tem o formato { $found }; esta versão lê o { $known }.
save-chance = O arquivo usa o gerador “{ $found }”, que esta versão não tem.
save-game = { $place }: { $reason }
save-setup = { $place }: a preparação não pode ser usada: { $reason }
save-text = { $place }: o texto de { $card } já não é o mesmo de quando a partida foi jogada.
save-over = { $place }: a partida já tinha acabado antes desta escolha.
save-choice = { $place }: { $reason }
save-differs = { $place }: a mesa difere da que foi salva (versão { $version }); a partida foi jogada sob outras regras, ou o arquivo foi alterado.
save-fingerprints = { $place }: esta impressão falta ou sobra; o arquivo foi cortado ou alterado.

## O que pode acontecer em qualquer jogo

event-out = { $pieces }: fora da partida
event-give-up = O que { $who } começou não pode ser completado e é desfeito
event-put = { $pieces } { AGREE($pieces, "é posto", "é posta", "são postos", "são postas") } na mesa
event-remove = { $pieces } { AGREE($pieces, "é retirado", "é retirada", "são retirados", "são retiradas") } da mesa
event-reveal = { $pieces } { AGREE($pieces, "é revelado", "é revelada", "são revelados", "são reveladas") }
event-peek = { $who } olha { $pieces }
event-shuffle = { $who } embaralha

## Resultados anunciados de cenários

chance-missing = O roteiro não anuncia resultado para: { $what }. Acrescente-o ao “chance” do lance.
chance-other = O roteiro anuncia “{ $announced }”, mas agora vem: { $what }.

## O que está errado em algo que alguém escreveu

problem-no-file = não há tal arquivo
problem-not-allowed = não se pode ler nem escrever ali
problem-folder = é uma pasta, não um arquivo
problem-full = não há mais lugar no disco
problem-utf8 = não está em UTF-8
problem-deep = há coisas demais umas dentro das outras
problem-large = é grande demais: no máximo { $most } kB
problem-great = tem um número grande demais: no máximo { $most }
problem-long = tem um texto longo demais: no máximo { $most } letras
problem-date = tem uma data ou hora, e nenhum jogo as tem: escreva entre aspas
problem-ending = o nome deve terminar em .json, .jsonl, .csv ou .toml
problem-json = não é JSON que se possa ler inteiro
problem-toml = não é TOML que se possa ler: linha { $line }, coluna { $column }
problem-toml-end = não é TOML que se possa ler: termina antes da hora, ou diz algo duas vezes
problem-at = { $problem } (em { $place })
problem-missing = falta o campo “{ $field }”
problem-unknown = não existe o campo “{ $field }”
problem-together = { $first }
    { $others }
problem-unknown-field = não existe o campo “{ $field }”{ $nearest ->
    [none] {""}
   *[other] ; quis dizer “{ $nearest }”
}; os campos são: { $known }
problem-no-choice = “{ $found }” não é nenhuma das palavras que existem{ $nearest ->
    [none] {""}
   *[other] ; quis dizer “{ $nearest }”
}; existem: { $known }
problem-kind = esperava-se { $wanted }, e veio { $found }
problem-choice = { $found } não é uma das palavras possíveis
problem-bound = o número deve ser { $bound }
problem-length = o comprimento deve ser { $bound }
problem-pattern = não está escrito como se espera ({ $pattern })
problem-items = a lista deve ter { $wanted } itens, e tem { $found }
problem-either = { $first } ou { $second }
problem-value = { $kind ->
    [int] um número inteiro
    [float] um número com vírgula
    [str] um texto
    [bool] sim ou não
    [array] uma lista
    [object] uma tabela
    [null] nada
   *[other] { $kind }
}

## Preparações, decks e equipes
setup-unreadable = A preparação não pode ser lida: { $reason }
setup-format = Não existe o formato “{ $format }”; há: { $nearest }
setup-ruling = Não existe a interpretação { $gap } = { $reading }; há: { $known }
deck-none = Não existe deck nem equipe “{ $word }”, nem um arquivo com esse nome; há: { $nearest }
deck-unreadable = O arquivo do deck ou da equipe não pode ser lido: { $reason }
chance-draw = “{ $text }” não está entre o que pode ser tirado aqui.
