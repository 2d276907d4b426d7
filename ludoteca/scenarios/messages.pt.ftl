### O que os cenários dizem. Os nomes começam com scenario-.

## O que há de errado num arquivo

scenario-no-file = Não é possível ler { $file }: { $reason }
scenario-no-toml = Isto não é TOML: { $reason }
scenario-shape = Um cenário não tem isso aqui: { $reason }
scenario-key = “{ $key }” não é chave de cenário; retire-a.
scenario-refused-alone = Um lance recusado é uma só escolha, e nada acontece: retire chance e at.
scenario-no-position = Lances precisam de uma [position] de onde partir.
scenario-twice = Dois lances se chamam “{ $name }”; mude o nome de um.
scenario-no-move = Nenhum lance se chama “{ $name }”; lances com nome: { $known }.
scenario-chance = “{ $entry }”: escreva o acaso como “o quê: resultado”, vários resultados um após o outro.
scenario-unknown = Não há arquivo { $name } nem cenário com esse nome. Você quis dizer: { $nearest }?

## O que não vale

scenario-setup-legal = A preparação é legal; a regra { $rule } deveria recusá-la.
scenario-refused-otherwise = Recusado, mas pela regra { $rule } e não por { $wanted }.
scenario-illegal = “{ $text }” é recusado pela regra { $rule }.
scenario-legal = “{ $text }” é legal; a regra { $rule } deveria recusá-lo.
scenario-copy = Uma cópia da mesa difere dela.
scenario-redo = A escolha desfeita e refeita termina de outro modo.
scenario-save = Salva e carregada, a mesa difere.
scenario-no-step = Nenhum passo da regra { $rule } foi concluído, ou não nesta ordem.
scenario-chance-left = Anunciado, mas nunca jogado nem pego: { $left }
scenario-expected = { $path } é { $found }; esperado: { $wanted }.
scenario-over = “{ $text }”: a partida acabou.
scenario-unexpected = “{ $text }”: agora o jogador { $seat } decide pela regra { $rule }; possível: { $options }

## O comando

scenario-line = linha { $line }
scenario-holds = vale
scenario-fails = não vale
scenario-run = { $file }: { $result } ({ $choices ->
    [1] 1 escolha
   *[other] { $choices } escolhas
}, { $checks ->
    [1] 1 expectativa
   *[other] { $checks } expectativas
})
scenario-run-all = { $count ->
    [0] Nenhum cenário foi executado.
    [1] 1 cenário; { $failed } com falha.
   *[other] { $count } cenários; { $failed } com falha.
}
scenario-well-formed = { $file }: bem formado ({ $moves ->
    [1] 1 lance
   *[other] { $moves } lances
}, { $branches ->
    [1] 1 ramo
   *[other] { $branches } ramos
}, { $rules ->
    [1] 1 regra
   *[other] { $rules } regras
})
scenario-beginning = o começo
scenario-main = linha principal
scenario-keys = Enter avança, b volta, g N vai ao quadro N, q sai.
scenario-nothing-to-play = Este cenário não tem [position] de onde jogar.
scenario-last = Este foi o último quadro.
scenario-refused = Não se pode: { $option }
scenario-column-name = cenário
scenario-column-title = título
scenario-column-rules = regras
