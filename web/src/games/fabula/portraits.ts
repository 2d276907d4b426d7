/** Which woodcut stands for a card of Fábula; kept by hand. */
export const PORTRAITS: Record<string, string> = {
  'acampamento-do-bando': 'i:camping-tent', 'alma-penada': 'i:ghost', 'arraial-de-brasa': 'i:campfire', 'arrastao': 'i:fishing-hook', 'bando-da-lua-cheia': 'i:wolf-howl', 'bem-te-vi-vigilante': 'i:hummingbird',
  'boiadeiro-errante': 'i:bull', 'boitata': 'i:fire-ray', 'bote-da-onca': 'i:saber-slash', 'caipora': 'i:boar', 'cangaceira-de-punhal': 'i:plain-dagger', 'cangaceiro': 'i:bandit', 'capela-da-colina': 'i:church',
  'capivara-mansa': 'i:beaver', 'cemiterio-da-encruzilhada': 'i:graveyard', 'chamado-da-mata': 'i:hunting-horn', 'clareira-do-jequitiba': 'i:oak', 'colheita-farta': 'i:sickle', 'corpo-seco': 'i:shambling-zombie',
  'curupira': 'i:footprint', 'desafio': 'i:crossed-sabres', 'enxame': 'i:bee', 'faisca': 'i:sparkles', 'ferreiro': 'i:anvil', 'fogueira-de-sao-joao': 'i:celebration-fire', 'foguista': 'i:coal-wagon',
  'furia-dos-bichos': 'i:beast-eye', 'galo-de-briga': 'i:rooster', 'incendio-na-igreja-velha': 'i:burning-book', 'jequitiba-andante': 'i:evil-tree', 'juizo-do-povo': 'i:gavel', 'labareda': 'i:flame', 'lobisomem': 'i:werewolf',
  'mae-da-mata': 'i:tree-growth', 'mata-do-curupira': 'i:forest', 'mula-sem-cabeca': 'i:horse-head', 'mutirao': 'i:team-idea', 'onca-pintada': 'i:lion', 'padroeira-da-mata': 'i:prayer', 'pedreira-do-trovao': 'i:stone-pile',
  'peixeira': 'i:machete', 'queimada': 'i:burning-forest', 'quermesse-da-colheita': 'i:party-flags', 'raizes-profundas': 'i:tree-roots', 'roca-de-mandioca': 'i:farmer', 'rojao': 'i:firework-rocket', 'saci': 'i:tornado',
  'tamandua-bandeira': 'i:anteater', 'tocaia': 'i:wolf-trap', 'trilha-de-pegadas-viradas': 'i:footsteps', 'vigia-da-praca': 'i:watchtower', 'vaga-lume': 'i:butterfly', 'firefly': 'i:butterfly', 'queixada': 'i:boar-tusks', 'peccary': 'i:boar-tusks', 'alfandega-do-cais': 'i:harbor-dock',
  'automato-de-lata': 'i:vintage-robot', 'boto-sedutor': 'i:dolphin', 'canoeiro': 'i:canoe', 'capitao-do-saveiro': 'i:sailboat', 'cobra-grande': 'i:snake', 'comicio': 'i:public-speaker', 'contrabando': 'i:swap-bag',
  'contracanto': 'i:sing', 'cordelista': 'i:book-cover', 'feira-de-domingo': 'i:basket', 'garca-sentinela': 'i:egyptian-bird', 'iara': 'i:mermaid', 'igarape-escondido': 'i:river', 'lagoa-da-iara': 'i:lily-pads',
  'lavadeira-do-rio': 'i:washing-machine', 'maria-fumaca': 'i:steam-locomotive', 'mare-alta': 'i:big-wave', 'mascate': 'i:knapsack', 'cardume-de-piracema': 'i:school-of-fish', 'porto-das-canoas': 'i:fishing-boat', 'redemoinho': 'i:whirlpool-shuriken',
  'reflexo': 'i:mirror-mirror', 'sabio-da-ilha': 'i:wizard-face', 'silencio-das-aguas': 'i:silence', 'sonho-de-rio': 'i:river', 'agiota-das-almas': 'i:two-coins', 'assombro': 'i:terror', 'bazar-das-sombras': 'i:shop',
  'benzedor-de-encruzilhada': 'i:crossroad', 'bruxa-do-brejo': 'i:witch-face', 'casarao-assombrado': 'i:haunting', 'coronel': 'i:western-hat', 'cuca': 'i:croc-jaws', 'espantalho': 'i:scarecrow', 'heranca': 'i:locked-chest',
  'inventor-do-sertao': 'i:gears', 'moinho-do-sertao': 'i:windmill', 'noiva-da-ponte': 'i:stone-bridge', 'pacto': 'i:shaking-hands', 'pisadeira': 'i:foot-trip', 'praga': 'i:snake-tongue', 'sumico': 'i:invisible', 'vaqueiro-do-sol': 'i:sunrise',
  'volta-dos-mortos': 'i:raise-zombie', 'carrinho-de-lata': 'i:wheelbarrow', 'tin-cart': 'i:wheelbarrow', 'recurso': 'i:wheat',
}
