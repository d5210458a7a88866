import { amenities, amenityLabels } from '../../companies/amenities.ts'
import { fold } from '../../text/fold.ts'
import type { FieldSearch } from '../list/search.ts'
import { sportLabels, sports } from '../sports.ts'
import { surfaceLabels, surfaces } from '../surfaces.ts'

/** The filters that a phrase stands for. */
export type Meaning = Partial<
  Pick<FieldSearch, 'sport' | 'surface' | 'indoor' | 'minutes' | 'amenities' | 'city' | 'district'>
> & {
  /** Days from today. */
  inDays?: number
  /** 0 for Sunday: the next one, today included. */
  weekday?: number
  hour?: number
  /** The hour of a part of the day: a later one when that has passed. */
  from?: number
  near?: true
  cheap?: true
}

const said: readonly [phrases: string, meaning: Meaning][] = [
  ['society|socaite|soçaite|fut7|fut 7|futebol 7|futebol de 7|f7|pelada|baba|rachao', { sport: 'society' }],
  ['salao|futebol de salao|futsal|fut sal', { sport: 'futsal' }],
  ['futebol de campo|campo de futebol|futebol 11|fut11|campo oficial', { sport: 'football' }],
  ['beach tennis|beach|beach tenis|bt|tenis de praia|tenis na areia', { sport: 'beach-tennis' }],
  ['futevolei|fute volei|futvolei|futvoley', { sport: 'footvolley' }],
  ['volei de praia|volei de areia|volei na areia', { sport: 'volleyball', surface: 'sand' }],
  ['volei|voleibol|voley|volley|volleyball', { sport: 'volleyball' }],
  ['padel|paddle|padle', { sport: 'padel' }],
  ['tenis|tennis', { sport: 'tennis' }],
  ['basquete|basket|basquetebol|basketball', { sport: 'basketball' }],
  ['handebol|handball|andebol', { sport: 'handball' }],
  ['areia|na areia|quadra de areia', { surface: 'sand' }],
  ['grama sintetica|sintetico|sintetica|gramado sintetico', { surface: 'synthetic-grass' }],
  ['grama natural|gramado natural', { surface: 'natural-grass' }],
  ['saibro', { surface: 'clay' }],
  ['taco|madeira|piso de madeira', { surface: 'wood' }],
  ['cimento|piso rigido|quadra rapida', { surface: 'hard' }],
  ['coberto|coberta|quadra coberta|campo coberto|ginasio coberto', { indoor: 'true' }],
  ['descoberto|descoberta|ao ar livre|aberta', { indoor: 'false' }],
  ['hoje', { inDays: 0 }],
  ['amanha', { inDays: 1 }],
  ['depois de amanha', { inDays: 2 }],
  ['domingo|dom', { weekday: 0 }],
  ['segunda|segunda feira|seg', { weekday: 1 }],
  ['terca|terca feira|ter', { weekday: 2 }],
  ['quarta|quarta feira|qua', { weekday: 3 }],
  ['quinta|quinta feira|qui', { weekday: 4 }],
  ['sexta|sexta feira|sex', { weekday: 5 }],
  ['sabado|sab|fim de semana|fds|final de semana', { weekday: 6 }],
  ['de manha|manha|pela manha|cedo', { from: 9 }],
  ['meio dia|almoco|na hora do almoco', { hour: 12 }],
  ['a tarde|de tarde|tarde', { from: 15 }],
  ['a noite|de noite|noite', { from: 20 }],
  ['hoje a noite', { inDays: 0, from: 20 }],
  ['agora', { inDays: 0, from: 0 }],
  ['perto de mim|perto daqui|aqui perto|perto|por perto|proximo|proximo de mim|pertinho', { near: true }],
  ['barato|barata|mais barato|mais barata|em conta', { cheap: true }],
  ['uma hora', { minutes: 60 }],
  ['duas horas', { minutes: 120 }],
  ['hora e meia|uma hora e meia', { minutes: 90 }],
]

const means = (phrase: string, meaning: Meaning): [string, Meaning] => [fold(phrase), meaning]

/** The phrases that are understood, folded, with what each means. */
export const vocabulary: ReadonlyMap<string, Meaning> = new Map([
  ...sports.map((sport) => means(sportLabels[sport], { sport })),
  ...surfaces.map((surface) => means(surfaceLabels[surface], { surface })),
  ...amenities.map((each) => means(amenityLabels[each].replace('-', ' '), { amenities: [each] })),
  ...said.flatMap(([phrases, meaning]) => phrases.split('|').map((phrase) => means(phrase, meaning))),
])

/** Words that ask for nothing by themselves. */
export const fillers = new Set(
  'a o as os e de do da dos das em no na nos nas um uma para pra por com que quero queria jogar jogo marcar reservar alugar tem ter algum alguma livre bora as no'.split(
    ' ',
  ),
)

/** Words for any place to play: looked for only beside a name. */
export const anyPlace = new Set(
  'quadra quadras campo campos arena arenas ginasio ginasios horario horarios lugar futebol'.split(' '),
)
