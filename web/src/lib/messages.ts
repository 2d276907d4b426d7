// Made by web/messages.py from the server's structs; a test says when it is stale. Do not edit.
export const PROTOCOL = 1

export interface Account {
  name: string
  passphrase: string
}

export interface Advice {
  notation: string
  sentence: string
  chance: number
  better: string[]
  worse: string[]
}

export interface Analysis {
  done: number
  of: number
  choices: JudgedTold[]
  sums: SumsTold[]
}

export interface Answer {
  type: "answer"
  id?: number
  kind?: "draw" | "rematch" | "undo"
  agree?: boolean
  seat?: number
}

export interface AreaTold {
  place: number
  name: string
  text: string
  seat: number
  drawn: string
  pieces: number[]
  count: number
}

export interface ArgTold {
  kind: "card" | "cell" | "choice" | "effect" | "face" | "mode" | "number" | "piece" | "seat"
  value: number | string
  word: string
  text: string
  own: string
  card: string
  board: BoardTold | null
}

export interface BadgeTold {
  name: string
  kind: "flag" | "gauge" | "link" | "number"
  text: string
  value: number
  base: number
  to: number
  parts: PartTold[]
}

export interface BoardTold {
  place: number
  width: number
  height: number
  cells: CellTold[]
  names: string[]
}

export interface Brought {
  save: string
  at?: number
  seats?: SeatGiven[]
}

export interface CalculationTold {
  text: string
  rule: string
  pieces: number[]
  steps: FigureTold[]
}

export interface CardTold {
  word: string
  name: string
  sort: string
  sort_text: string
  under: string
  badges: BadgeTold[]
  lines: LineTold[]
  faces: string[]
  faces_text: string[]
}

export interface Cards {
  cards: CardTold[]
  total: number
}

export interface CellTold {
  cell: number
  word: string
  text: string
  number: number
  rule: string
}

export interface ChangeTold {
  type: "change"
  seat: number
  step: number
  change: Difference
  events: EventTold[]
  cards: Record<string, CardTold>
  clocks: ClockInfo[]
  undo: UndoInfo | null
}

export interface Chat {
  type: "chat"
  id?: number
  text?: string
  emote?: string
}

export interface ChatTold {
  type: "chat"
  number: number
  name: string
  text: string
  at: number
  seat: number
  emote: string
}

export interface Choose {
  type: "choose"
  id?: number
  step?: number
  choice?: string
  seat?: number
}

export interface Claim {
  type: "claim"
  id?: number
  seat?: number
}

export interface ClockInfo {
  seat: number
  left: number
  running: boolean
}

export interface ClockRule {
  kind?: "days" | "none" | "reserve"
  reserve?: number
  increment?: number
  days?: number
}

export interface Concede {
  type: "concede"
  id?: number
  seat?: number
}

export interface Continue {
  at: number
  seats?: SeatGiven[]
  anew?: boolean
}

export interface DecisionTold {
  seats: number[]
  question: string
  rule: string
  about: number[]
  says: string
  options: OptionTold[]
  picking: PickingTold | null
  race: boolean
  passing: string
  only_passing: boolean
  walking: string
}

export interface DeckGiven {
  game: string
  text: string
  name?: string
  format?: string
  cards?: string
}

export interface DeckInfo {
  id: string
  game: string
  name: string
  text: string
  lines: DeckLine[]
  problems: DeckProblem[]
  samples: string[][]
}

export interface DeckLine {
  card: string
  name: string
  count: number
  part: string
}

export interface DeckList {
  seat: number
  deck: string
  lines: DeckLine[]
}

export interface DeckLists {
  lists: DeckList[]
}

export interface DeckProblem {
  text: string
  rule: string
  rule_text: string
  cards: string[]
}

export interface DiceInfo {
  promise: string
  salts: Record<string, string>
  secret: string
  seed: string
}

export interface Difference {
  areas: AreaTold[]
  pieces: PieceTold[]
  gone: number[]
  turn?: TurnTold
  seats?: SeatTold[]
  boards?: BoardTold[]
  trail?: StepTold[]
  waiting?: WaitingTold[]
  calculation?: CalculationTold | null
  decision?: DecisionTold | null
  shelves?: ShelfTold[]
  places?: number[] | null
}

export interface Done {
  type: "done"
  id: number
  step: number
}

export interface EventTold {
  number: number
  kind: string
  text: string
  rule: string
  seat: number
  cause: number
  card: string
  pieces: number[]
  moves: MoveTold[]
  figures: Record<string, number>
  faces: string[]
  news: boolean
}

export interface FigureTold {
  text: string
  value: number | null
  rule: string
  source: number
  faces: string[]
  done: boolean
}

export interface FormatInfo {
  name: string
  text: string
  least: number
  most: number
  decks: boolean
  best_of: number[]
}

export interface GameInfo {
  name: string
  title: string
  text: string
  goal: string
  turn: string
  minutes: number
  formats: FormatInfo[]
  rulings: RulingInfo[]
  decks: Named[]
  deck_text: string
  levels: Named[]
}

export interface Health {
  status: "ok"
  version: string
  protocol: number
  tables: number
  details: Record<string, unknown>
}

export interface Hello {
  type: "hello"
  id?: number
  protocol?: number
  lang?: "en" | "pt"
  token?: string
  step?: number
  salt?: string
  watch?: boolean
}

export interface Hint {
  type: "hint"
  id?: number
  seat?: number
}

export interface HintTold {
  type: "hint"
  id: number
  step: number
  advice: Advice[]
}

export interface History {
  matches: MatchInfo[]
  before: number | null
}

export interface Join {
  token?: string
  seat?: number
  deck?: string
}

export interface JudgedTold {
  at: number
  seat: number
  text: string
  best: string
  promised: number
  could: number
  became: number
  lost: number
  luck: number
  mark: "" | "blunder" | "mistake" | "slip"
}

export interface LineTold {
  text: string
  heading: string
  facts: string[]
  rules: string[]
  icon: string
  begun: string
}

export interface Link {
  path: string
  token: string
  seat: number
  withdrawn: boolean
}

export interface Links {
  links: Link[]
}

export interface Lobby {
  open: TableInfo[]
  watch: TableInfo[]
  mine: TableInfo[]
}

export interface MatchInfo {
  id: string
  table: string
  game: string
  title: string
  format_text: string
  seats: SeatInfo[]
  begun: number
  ended: number | null
  places: number[] | null
  dice: DiceInfo | null
  open: boolean
  mine: boolean
}

export interface Me {
  name: string
  lang: "en" | "pt"
  account: boolean
  ratings: Record<string, number[]>
}

export interface MeGiven {
  name?: string | null
  lang?: "en" | "pt" | null
}

export interface Moment {
  at: number
  seat: number
  text: string
  notation: string
  turn: number
  round: number
  phase: string
  marks: string[]
}

export interface MoveTold {
  piece: number
  was: number
  source: number
  target: number
  cell: number
  cell_before: number
}

export interface Mute {
  type: "mute"
  id?: number
  seat?: number
  mute?: boolean
}

export interface Named {
  word: string
  text: string
}

export interface NewPassphrase {
  old: string
  new: string
}

export interface NewTable {
  game: string
  format?: string
  seats?: SeatGiven[]
  rulings?: Record<string, string>
  public?: boolean
  counts?: boolean
  clock?: ClockRule
  absence?: "bot" | "wait" | "win"
  best_of?: number
  open_lists?: boolean | null
  undo?: boolean | null
  cards?: string
  start?: boolean
}

export interface Note {
  at: number
  text: string
}

export interface OfferDraw {
  type: "offer-draw"
  id?: number
  seat?: number
}

export interface OfferInfo {
  kind: "draw" | "rematch" | "undo"
  seat: number
  wanted: number[]
  text: string
}

export interface OpenHand {
  type: "open-hand"
  id?: number
  seat?: number
  open?: boolean
}

export interface OptionTold {
  notation: string
  verb: string
  text: string
  sentence: string
  args: ArgTold[]
  idle: boolean
  weighty: boolean
}

export interface Overlay {
  type: "overlay"
  id?: number
  begun?: string
  seat?: number
}

export interface OverlayCell {
  cell: number
  choice: string
  refusal: number
  blocker: number
  cost: number
  way: number[]
}

export interface OverlayTold {
  type: "overlay"
  id: number
  begun: string
  cells: OverlayCell[]
  refusals: RefusalTold[]
}

export interface PartTold {
  amount: number
  source: number
  text: string
}

export interface Pick {
  type: "pick"
  id?: number
  step?: number
  choices?: string[]
  end?: string
  seat?: number
}

export interface PickingTold {
  candidates: OptionTold[]
  ends: OptionTold[]
  fewest: number
  most: number
  picked: OptionTold[]
}

export interface PieceTold {
  number: number
  name: string
  card: string
  owner: number
  controller: number
  face: string
  face_text: string
  host: number
  cell: number
  hidden: boolean
  badges: BadgeTold[]
  was: number[]
}

export interface Ping {
  type: "ping"
  id?: number
}

export interface Pong {
  type: "pong"
  id: number
  at: number
}

export interface Preview {
  type: "preview"
  id?: number
  choice?: string
  seat?: number
}

export interface PreviewTold {
  type: "preview"
  id: number
  sentence: string
  events: EventTold[]
  more: boolean
}

export interface Problem {
  type: "problem"
  code: string
  text: string
  id: number
  refusal: RefusalTold | null
  fatal: boolean
}

export interface PuzzleInfo {
  word: string
  text: string
  seat: number
  turn: number
}

export interface RefusalTold {
  text: string
  rule: string
  rule_text: string
  tried: string
  verb: string
  blame: number
  source: number
  cells: number[]
}

export interface Rematch {
  type: "rematch"
  id?: number
}

export interface Replay {
  match: MatchInfo
  moments: Moment[]
  view: Told
  cards: Record<string, CardTold>
}

export interface RuleTold {
  id: string
  text: string
  heading: string
  note: string
  examples: string[]
  gaps: RulingInfo[]
  section: string[]
}

export interface Rules {
  rules: RuleTold[]
}

export interface RulingInfo {
  name: string
  text: string
  readings: Named[]
}

export interface SeatGiven {
  sitter: "bot" | "here" | "link" | "me"
  level?: string
  deck?: string
}

export interface SeatInfo {
  seat: number
  sitter: "bot" | "open" | "person"
  name: string
  level: string
  deck: string
  mine: boolean
  here: boolean
  claimable: boolean
  rating: number | null
  muted: boolean
  open: boolean
}

export interface SeatSet {
  seat: number
  sitter?: "bot" | "here" | "link" | "me" | null
  level?: string
  deck?: string
}

export interface SeatTold {
  seat: number
  name: string
  team: number
  plays: boolean
  badges: BadgeTold[]
}

export interface ShelfTold {
  card: string
  name: string
  area: string
  seat: number
  left: number
  badges: BadgeTold[]
}

export interface Shown {
  at: number
  view: Told
  events: EventTold[]
  cards: Record<string, CardTold>
}

export interface Speak {
  type: "speak"
  id?: number
  lang?: "en" | "pt"
}

export interface StepTold {
  id: string
  text: string
  rule: string
}

export interface SumsTold {
  seat: number
  choices: number
  lost: number
  luck: number
  marks: Record<string, number>
}

export interface TableInfo {
  id: string
  game: string
  title: string
  format: string
  format_text: string
  status: "closed" | "open" | "over" | "playing"
  seats: SeatInfo[]
  created: number
  public: boolean
  counts: boolean
  clock: ClockRule
  absence: "bot" | "wait" | "win"
  best_of: number
  wins: number[]
  open_lists: boolean
  rulings: string[]
  spectators: number
  match: string
  matches: string[]
  owner: boolean
  can_start: boolean
  why_not_start: string
  offers: OfferInfo[]
  dice: DiceInfo | null
  next: string
  continues: string
  fault: string
  can_concede: boolean
}

export interface TableTold {
  type: "table"
  table: TableInfo
}

export interface TakeBack {
  type: "undo"
  id?: number
  step?: number
  seat?: number
}

export interface TimelineTold {
  seat: number
  pieces: number[]
}

export interface Told {
  game: string
  sight: "open" | "seat" | "spectator"
  seat: number
  turn: TurnTold
  areas: AreaTold[]
  pieces: PieceTold[]
  seats: SeatTold[]
  boards: BoardTold[]
  trail: StepTold[]
  waiting: WaitingTold[]
  calculation: CalculationTold | null
  decision: DecisionTold | null
  shelves: ShelfTold[]
  places: number[] | null
}

export interface TurnTold {
  active: number
  number: number
  round: number
  order: number[]
  piece: number
  timelines: TimelineTold[]
}

export interface UndoInfo {
  state: "ask" | "free" | "no"
  needs: number[]
  text: string
}

export interface Verified {
  fair: boolean
  text: string
  refusal: RefusalTold | null
}

export interface ViewTold {
  type: "view"
  seat: number
  step: number
  view: Told
  events: EventTold[]
  cards: Record<string, CardTold>
  clocks: ClockInfo[]
  undo: UndoInfo | null
  because: string
}

export interface WaitingTold {
  number: number
  text: string
  controller: number
  source: number
  card: string
  says: string
  level: number
  state: string
  targets: number[]
}

export interface Welcome {
  type: "welcome"
  protocol: number
  version: string
  table: TableInfo
  seats: number[]
  chat: ChatTold[]
}

export interface WhyNot {
  type: "why-not"
  id?: number
  piece?: number
  cell?: number
  of_seat?: number
  card?: string
  choice?: string
  begun?: string[]
  others?: boolean
  seat?: number
}

export interface WhyNotTold {
  type: "why-not"
  id: number
  refusals: RefusalTold[]
  possible: string[]
}

export type FromClient = Hello | Speak | Choose | Pick | Concede | OfferDraw | TakeBack | Answer | Rematch | Claim | WhyNot | Overlay | Preview | Hint | Chat | OpenHand | Mute | Ping

export type FromServer = Welcome | TableTold | ViewTold | ChangeTold | Done | WhyNotTold | OverlayTold | PreviewTold | HintTold | ChatTold | Problem | Pong

export type Inside = Record<string, [string, 'one' | 'list' | 'map']>

/** By struct: the defaults that are not sent, and the structs inside. */
export const SHAPES: Record<string, { d: Record<string, unknown>; i: Inside }> = {"Account":{"d":{},"i":{}},"Advice":{"d":{"better":[],"worse":[]},"i":{}},"Analysis":{"d":{"done":0,"of":0,"choices":[],"sums":[]},"i":{"choices":["JudgedTold","list"],"sums":["SumsTold","list"]}},"Answer":{"d":{"id":0,"kind":"undo","agree":false,"seat":-1},"i":{}},"AreaTold":{"d":{"seat":-1,"drawn":"","pieces":[],"count":0},"i":{}},"ArgTold":{"d":{"own":"","card":"","board":null},"i":{"board":["BoardTold","one"]}},"BadgeTold":{"d":{"value":0,"base":0,"to":-1,"parts":[]},"i":{"parts":["PartTold","list"]}},"BoardTold":{"d":{"cells":[],"names":[]},"i":{"cells":["CellTold","list"]}},"Brought":{"d":{"at":-1,"seats":[]},"i":{"seats":["SeatGiven","list"]}},"CalculationTold":{"d":{"rule":"","pieces":[],"steps":[]},"i":{"steps":["FigureTold","list"]}},"CardTold":{"d":{"sort":"","sort_text":"","under":"","badges":[],"lines":[],"faces":[],"faces_text":[]},"i":{"badges":["BadgeTold","list"],"lines":["LineTold","list"]}},"Cards":{"d":{},"i":{"cards":["CardTold","list"]}},"CellTold":{"d":{"text":"","number":0,"rule":""},"i":{}},"ChangeTold":{"d":{"events":[],"cards":{},"clocks":[],"undo":null},"i":{"change":["Difference","one"],"events":["EventTold","list"],"cards":["CardTold","map"],"clocks":["ClockInfo","list"],"undo":["UndoInfo","one"]}},"Chat":{"d":{"id":0,"text":"","emote":""},"i":{}},"ChatTold":{"d":{"seat":-1,"emote":""},"i":{}},"Choose":{"d":{"id":0,"step":-1,"choice":"","seat":-1},"i":{}},"Claim":{"d":{"id":0,"seat":-1},"i":{}},"ClockInfo":{"d":{"running":false},"i":{}},"ClockRule":{"d":{"kind":"none","reserve":0,"increment":0,"days":0},"i":{}},"Concede":{"d":{"id":0,"seat":-1},"i":{}},"Continue":{"d":{"seats":[],"anew":false},"i":{"seats":["SeatGiven","list"]}},"DecisionTold":{"d":{"rule":"","about":[],"says":"","options":[],"picking":null,"race":false,"passing":"","only_passing":false,"walking":""},"i":{"options":["OptionTold","list"],"picking":["PickingTold","one"]}},"DeckGiven":{"d":{"name":"","format":"","cards":""},"i":{}},"DeckInfo":{"d":{"lines":[],"problems":[],"samples":[]},"i":{"lines":["DeckLine","list"],"problems":["DeckProblem","list"]}},"DeckLine":{"d":{"part":""},"i":{}},"DeckList":{"d":{},"i":{"lines":["DeckLine","list"]}},"DeckLists":{"d":{},"i":{"lists":["DeckList","list"]}},"DeckProblem":{"d":{"rule":"","rule_text":"","cards":[]},"i":{}},"DiceInfo":{"d":{"salts":{},"secret":"","seed":""},"i":{}},"Difference":{"d":{"areas":[],"pieces":[],"gone":[]},"i":{"areas":["AreaTold","list"],"pieces":["PieceTold","list"],"turn":["TurnTold","one"],"seats":["SeatTold","list"],"boards":["BoardTold","list"],"trail":["StepTold","list"],"waiting":["WaitingTold","list"],"calculation":["CalculationTold","one"],"decision":["DecisionTold","one"],"shelves":["ShelfTold","list"]}},"Done":{"d":{"step":-1},"i":{}},"EventTold":{"d":{"rule":"","seat":-1,"cause":-1,"card":"","pieces":[],"moves":[],"figures":{},"faces":[],"news":false},"i":{"moves":["MoveTold","list"]}},"FigureTold":{"d":{"value":null,"rule":"","source":-1,"faces":[],"done":false},"i":{}},"FormatInfo":{"d":{"best_of":[1]},"i":{}},"GameInfo":{"d":{},"i":{"formats":["FormatInfo","list"],"rulings":["RulingInfo","list"],"decks":["Named","list"],"levels":["Named","list"]}},"Health":{"d":{"tables":0,"details":{}},"i":{}},"Hello":{"d":{"id":0,"protocol":1,"lang":"en","token":"","step":-1,"salt":"","watch":false},"i":{}},"Hint":{"d":{"id":0,"seat":-1},"i":{}},"HintTold":{"d":{},"i":{"advice":["Advice","list"]}},"History":{"d":{"before":null},"i":{"matches":["MatchInfo","list"]}},"Join":{"d":{"token":"","seat":-1,"deck":""},"i":{}},"JudgedTold":{"d":{"mark":""},"i":{}},"LineTold":{"d":{"heading":"","facts":[],"rules":[],"icon":"","begun":""},"i":{}},"Link":{"d":{"seat":-1,"withdrawn":false},"i":{}},"Links":{"d":{},"i":{"links":["Link","list"]}},"Lobby":{"d":{},"i":{"open":["TableInfo","list"],"watch":["TableInfo","list"],"mine":["TableInfo","list"]}},"MatchInfo":{"d":{"ended":null,"places":null,"dice":null,"open":false,"mine":false},"i":{"seats":["SeatInfo","list"],"dice":["DiceInfo","one"]}},"Me":{"d":{"account":false,"ratings":{}},"i":{}},"MeGiven":{"d":{"name":null,"lang":null},"i":{}},"Moment":{"d":{"seat":-1,"text":"","notation":"","turn":0,"round":0,"phase":"","marks":[]},"i":{}},"MoveTold":{"d":{"was":-1,"source":-1,"target":-1,"cell":-1,"cell_before":-1},"i":{}},"Mute":{"d":{"id":0,"seat":-1,"mute":true},"i":{}},"Named":{"d":{},"i":{}},"NewPassphrase":{"d":{},"i":{}},"NewTable":{"d":{"format":"","seats":[],"rulings":{},"public":false,"counts":false,"clock":{},"absence":"wait","best_of":1,"open_lists":null,"undo":null,"cards":"","start":true},"i":{"seats":["SeatGiven","list"],"clock":["ClockRule","one"]}},"Note":{"d":{},"i":{}},"OfferDraw":{"d":{"id":0,"seat":-1},"i":{}},"OfferInfo":{"d":{"wanted":[],"text":""},"i":{}},"OpenHand":{"d":{"id":0,"seat":-1,"open":true},"i":{}},"OptionTold":{"d":{"args":[],"idle":false,"weighty":false},"i":{"args":["ArgTold","list"]}},"Overlay":{"d":{"id":0,"begun":"","seat":-1},"i":{}},"OverlayCell":{"d":{"choice":"","refusal":-1,"blocker":-1,"cost":0,"way":[]},"i":{}},"OverlayTold":{"d":{"refusals":[]},"i":{"cells":["OverlayCell","list"],"refusals":["RefusalTold","list"]}},"PartTold":{"d":{"source":-1,"text":""},"i":{}},"Pick":{"d":{"id":0,"step":-1,"choices":[],"end":"","seat":-1},"i":{}},"PickingTold":{"d":{"ends":[],"fewest":0,"most":0,"picked":[]},"i":{"candidates":["OptionTold","list"],"ends":["OptionTold","list"],"picked":["OptionTold","list"]}},"PieceTold":{"d":{"card":"","owner":-1,"controller":-1,"face":"","face_text":"","host":-1,"cell":-1,"hidden":false,"badges":[],"was":[]},"i":{"badges":["BadgeTold","list"]}},"Ping":{"d":{"id":0},"i":{}},"Pong":{"d":{},"i":{}},"Preview":{"d":{"id":0,"choice":"","seat":-1},"i":{}},"PreviewTold":{"d":{"more":false},"i":{"events":["EventTold","list"]}},"Problem":{"d":{"id":0,"refusal":null,"fatal":false},"i":{"refusal":["RefusalTold","one"]}},"PuzzleInfo":{"d":{},"i":{}},"RefusalTold":{"d":{"rule":"","rule_text":"","tried":"","verb":"","blame":-1,"source":-1,"cells":[]},"i":{}},"Rematch":{"d":{"id":0},"i":{}},"Replay":{"d":{},"i":{"match":["MatchInfo","one"],"moments":["Moment","list"],"view":["Told","one"],"cards":["CardTold","map"]}},"RuleTold":{"d":{"heading":"","note":"","examples":[],"gaps":[],"section":[]},"i":{"gaps":["RulingInfo","list"]}},"Rules":{"d":{},"i":{"rules":["RuleTold","list"]}},"RulingInfo":{"d":{},"i":{"readings":["Named","list"]}},"SeatGiven":{"d":{"level":"","deck":""},"i":{}},"SeatInfo":{"d":{"name":"","level":"","deck":"","mine":false,"here":false,"claimable":false,"rating":null,"muted":false,"open":false},"i":{}},"SeatSet":{"d":{"sitter":null,"level":"","deck":""},"i":{}},"SeatTold":{"d":{"plays":true,"badges":[]},"i":{"badges":["BadgeTold","list"]}},"ShelfTold":{"d":{"badges":[]},"i":{"badges":["BadgeTold","list"]}},"Shown":{"d":{"cards":{}},"i":{"view":["Told","one"],"events":["EventTold","list"],"cards":["CardTold","map"]}},"Speak":{"d":{"id":0,"lang":"en"},"i":{}},"StepTold":{"d":{"rule":""},"i":{}},"SumsTold":{"d":{"marks":{}},"i":{}},"TableInfo":{"d":{"public":false,"counts":false,"clock":{},"absence":"wait","best_of":1,"wins":[],"open_lists":false,"rulings":[],"spectators":0,"match":"","matches":[],"owner":false,"can_start":false,"why_not_start":"","offers":[],"dice":null,"next":"","continues":"","fault":"","can_concede":true},"i":{"seats":["SeatInfo","list"],"clock":["ClockRule","one"],"offers":["OfferInfo","list"],"dice":["DiceInfo","one"]}},"TableTold":{"d":{},"i":{"table":["TableInfo","one"]}},"TakeBack":{"d":{"id":0,"step":-1,"seat":-1},"i":{}},"TimelineTold":{"d":{},"i":{}},"Told":{"d":{"boards":[],"trail":[],"waiting":[],"calculation":null,"decision":null,"shelves":[],"places":null},"i":{"turn":["TurnTold","one"],"areas":["AreaTold","list"],"pieces":["PieceTold","list"],"seats":["SeatTold","list"],"boards":["BoardTold","list"],"trail":["StepTold","list"],"waiting":["WaitingTold","list"],"calculation":["CalculationTold","one"],"decision":["DecisionTold","one"],"shelves":["ShelfTold","list"]}},"TurnTold":{"d":{"number":0,"round":0,"order":[],"piece":-1,"timelines":[]},"i":{"timelines":["TimelineTold","list"]}},"UndoInfo":{"d":{"needs":[],"text":""},"i":{}},"Verified":{"d":{"refusal":null},"i":{"refusal":["RefusalTold","one"]}},"ViewTold":{"d":{"events":[],"cards":{},"clocks":[],"undo":null,"because":"hello"},"i":{"view":["Told","one"],"events":["EventTold","list"],"cards":["CardTold","map"],"clocks":["ClockInfo","list"],"undo":["UndoInfo","one"]}},"WaitingTold":{"d":{"card":"","says":"","level":0,"state":"","targets":[]},"i":{}},"Welcome":{"d":{"seats":[],"chat":[]},"i":{"table":["TableInfo","one"],"chat":["ChatTold","list"]}},"WhyNot":{"d":{"id":0,"piece":-1,"cell":-1,"of_seat":-1,"card":"","choice":"","begun":[],"others":false,"seat":-1},"i":{}},"WhyNotTold":{"d":{"possible":[]},"i":{"refusals":["RefusalTold","list"]}}}

/** By the tag of a message from the server: its struct. */
export const TAGS: Record<string, string> = {"change":"ChangeTold","chat":"ChatTold","done":"Done","hint":"HintTold","overlay":"OverlayTold","pong":"Pong","preview":"PreviewTold","problem":"Problem","table":"TableTold","view":"ViewTold","welcome":"Welcome","why-not":"WhyNotTold"}

