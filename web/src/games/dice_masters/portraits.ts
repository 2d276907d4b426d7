/** Which icon stands for a die of Dice Masters; kept by hand, no emblem of a franchise among them. */
export const PORTRAITS: Record<string, string> = {
  'parceiro': 'i:meeple', 'fera': 'i:gorilla', 'capitao-america': 'i:round-shield', 'hulk': 'i:mighty-force', 'tocha-humana': 'i:fire-silhouette', 'homem-de-ferro': 'i:mecha-head',
  'homem-aranha': 'i:hanging-spider', 'tempestade': 'i:lightning-storm', 'thor': 'i:thor-hammer', 'ciclope': 'i:laser-precision', 'distracao': 'i:juggler', 'canalizar-poder': 'i:power-lightning',
  'feixe-de-energia': 'i:laser-burst', 'preparar-se': 'i:dice-target', 'furia-interior': 'i:enrage', 'invulnerabilidade': 'i:shield-reflect', 'rajada-de-poder': 'i:explosion-rays', 'esmaga': 'i:punch-blast',
  'proteger-se': 'i:shield-echoes', 'arremessar-carro': 'i:city-car',
}
