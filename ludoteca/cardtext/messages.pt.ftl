### O que se diz das cartas e dos seus textos.

## Textos que não se entendem

cards-unknown-word = Linha { $line }, coluna { $column }: não entendi “{ $word }”; quis dizer { $nearest }?
    { $place }
cards-strange-word = Linha { $line }, coluna { $column }: não entendi “{ $word }”.
    { $place }
cards-misfit = Linha { $line }, coluna { $column }: “{ $word }” não cabe aqui; esperava: { $expected }
    { $place }
cards-too-early = Linha { $line }, coluna { $column }: o texto acaba cedo demais; esperava: { $expected }
    { $place }
cards-too-long = Linha { $line }: o texto é longo demais: no máximo { $most } letras
cards-line-too-long = Linha { $line }: a linha é longa demais: no máximo { $most } letras; divida-a em duas
cards-too-deep = Linha { $line }: há coisas demais numa frase só; faça duas
    { $place }
cards-too-great = Linha { $line }, coluna { $column }: o número é grande demais
    { $place }
cards-mood-imperative = Linha { $line }, coluna { $column }: “{ $word }” pede aqui o imperativo (“nocauteie”).
    { $place }
cards-mood-infinitive = Linha { $line }, coluna { $column }: “{ $word }” pede aqui o infinitivo (“nocautear”).
    { $place }
cards-mood-indicative = Linha { $line }, coluna { $column }: “{ $word }” pede aqui o indicativo (“escolhe”).
    { $place }
cards-mood-future = Linha { $line }, coluna { $column }: “{ $word }” deveria ser “{ $better }” aqui.
    { $place }
cards-form = Linha { $line }, coluna { $column }: “{ $word }” deveria ser “{ $better }” aqui.
    { $place }
cards-agreement = Linha { $line }, coluna { $column }: “{ $word }” não concorda com “{ $other }”.
    { $place }
cards-sort = Linha { $line }, coluna { $column }: aqui só cabe { $wanted }; “{ $word } …” é { $found }.
    { $place }
cards-two-readings = Linha { $line }, coluna { $column }: “{ $word }” pode significar { $count } coisas. Diga qual:
    { $place }
    { $readings }
cards-unused = Linha { $line }, coluna { $column }: nada se faz com o que foi escolhido ou pago.
    { $place }
cards-no-gate = Linha { $line }, coluna { $column }: não há antes disto nada que se possa ter feito.
    { $place }
cards-nothing-counted = Linha { $line }, coluna { $column }: nada foi feito antes disto que se possa contar.
    { $place }
cards-no-moment = Linha { $line }, coluna { $column }: quando acontece isto? Comece por “quando …” ou “depois dos bloqueios”.
    { $place }
cards-endless = Linha { $line }, coluna { $column }: este texto vale por si mesmo e não acaba com o turno.
    { $place }
cards-other = Linha { $line }, coluna { $column }: outro além de qual? Nada foi escolhido antes.
    { $place }
cards-said-twice = Linha { $line }, coluna { $column }: isto já foi dito.
    { $place }
cards-when = Linha { $line }, coluna { $column }: quando isto acontece? Comece com “quando …” ou “durante …”.
    { $place }
cards-moment-or-cost = Linha { $line }, coluna { $column }: quando acontece isto? Comece por “quando …”, por um custo, ou use-o numa manobra.
    { $place }
cards-no-target = Linha { $line }, coluna { $column }: isto precisa de um alvo: escreva “alvo”.
    { $place }
cards-no-event = Linha { $line }, coluna { $column }: qual? Nada aconteceu antes disto.
    { $place }
cards-no-antecedent = Linha { $line }, coluna { $column }: quem? Nada foi citado antes disto.
    { $place }
cards-same-target = Linha { $line }, coluna { $column }: o mesmo alvo outra vez? Escreva “o … alvo” ou “outro … alvo”.
    { $place }
cards-how-chosen = Linha { $line }, coluna { $column }: qual? Escreva “alvo”, “um” ou “cada”.
    { $place }
cards-no-x = Linha { $line }, coluna { $column }: o que é X? Diga “X é igual a …”.
    { $place }
cards-late = Linha { $line }, coluna { $column }: isto vem tarde demais no texto; ponha no começo da linha.
    { $place }
cards-at-once = Linha { $line }, coluna { $column }: o que se faz de uma vez não dura; diga o que passa a valer.
cards-beyond-turn = Linha { $line }, coluna { $column }: isto não pode durar além deste turno.
cards-no-subject = Linha { $line }, coluna { $column }: de quem se fala? Diga o sujeito.
    { $place }
cards-no-player = Linha { $line }, coluna { $column }: só um jogador faz isto.
    { $place }
cards-no-place = Linha { $line }, coluna { $column }: colocar onde? Diga “em cena”.
    { $place }
cards-only-actions = Linha { $line }, coluna { $column }: isto só se diz de ações.
    { $place }
cards-which = Linha { $line }, coluna { $column }: qual? Nada disso foi dito antes.
    { $place }
cards-how-many = Linha { $line }, coluna { $column }: quantos? Diga um número.
    { $place }
cards-unfit = Linha { $line }, coluna { $column }: estas palavras não combinam.
    { $place }
cards-says-when = Linha { $line }, coluna { $column }: textos Auto e Reativos dizem quando começam, e só eles.
    { $place }
cards-only-holds = Linha { $line }, coluna { $column }: um texto passivo só diz o que vale enquanto a carta está em jogo.
    { $place }
cards-says-nothing = Linha { $line }, coluna { $column }: este texto não faz nada.
    { $place }
cards-means-otherwise = Linha { $line }, coluna { $column }: escrito de novo, isto diria outra coisa.
    { $place }
cards-unsayable = Não há palavras para { $record }.

## Cartas e arquivos

cards-unknown = Não existe a carta “{ $card }”. Você quis dizer: { $nearest }?
cards-unknown-die = Não existe o dado “{ $die }”. Você quis dizer: { $nearest }?
cards-no-text = { $card } não tem o campo “text”, com o texto da carta.
cards-misdescribed = { $place }: { $problem }
problem-in-field = { $field }: { $problem }
problem-clash = { $card }: o nome “{ $word }” já é da carta { $other }: dê a esta outro nome, ou um id próprio
problem-twice = { $id } aparece duas vezes
cards-misdescribed-often = { $place }: { $count } problemas
    { $problems }
setup-own-cards = Há cartas próprias que não estão em ordem:
    { $reason }
cards-no-tables = O arquivo { $file } não tem nenhuma carta: escreva cada uma sob { $tables }.
cards-no-file = Não se pode ler o arquivo { $file }: { $problem }
cards-no-cards = O arquivo { $file } não tem nenhuma carta: escreva cada uma sob [[card]], ou dê uma lista.

## O que os comandos mostram

cards-count = { $count ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $count } cartas
}
cards-text-printed = Texto
cards-text-pt = Como se lê em português
cards-text-en = Como se lê em inglês
cards-understood-as = Como foi entendido
cards-rules = Regras em que se apoia
cards-understood = entendida: { $card }
cards-refused = recusada: { $card }
cards-total = { $understood } de { $total } entendidas, { $refused } recusadas.
cards-commonest = Dizeres não entendidos mais comuns
cards-list-understood = em ordem: a lista de { $file }
cards-list-refused = recusada: a lista de { $file }
