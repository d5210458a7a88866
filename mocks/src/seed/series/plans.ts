import type { SeriesTerms } from '@campo-livre/domain/series/series.ts'

/** A contract of the seed. Its weekday and hour are the free ones nearest to those wished for. */
export type SeriesPlan = {
  slug: string
  field: string
  /** The number of an athlete of the town, the persona Atleta, or a name and a phone without the country's code. */
  customer: number | 'atleta' | { name: string; phone: string | null }
  /** The weekday, counted in days from today. */
  day: number
  hour: number
  every: 1 | 2
  priceCents: number
  terms: SeriesTerms
  note: string
  /** The method of payment of its bills. */
  method: 'pix' | 'card'
  /** `overdue`: last month's bill is not paid; `in_part`: half of this month's is, and nothing of it waits to be due. */
  bills: 'paid' | 'overdue' | 'in_part'
  /** The changes that it has been through. */
  story: 'none' | 'cancelled_week' | 'paused' | 'sold_again' | 'changed' | 'ended'
}

const usual: SeriesTerms = { giveBackHours: 24, credit: 'always', dueDay: 10 }

/** Eight contracts of the arena of the persona Empresa: each in another state of what can become of one. */
export const seriesPlans: readonly SeriesPlan[] = [
  {
    slug: 'atleta',
    field: 'quadra-coberta',
    customer: 'atleta',
    day: 4,
    hour: 21,
    every: 1,
    priceCents: 11_000,
    terms: { ...usual, dueDay: 28 },
    note: 'Somos 12, às vezes 10.',
    method: 'pix',
    bills: 'in_part',
    story: 'none',
  },
  {
    slug: 'padel',
    field: 'padel-panoramica',
    customer: 24,
    day: 3,
    hour: 7,
    every: 1,
    priceCents: 16_000,
    terms: usual,
    note: '',
    method: 'card',
    bills: 'paid',
    story: 'cancelled_week',
  },
  {
    slug: 'firma',
    field: 'volei-praia',
    customer: { name: 'Vôlei da firma', phone: '85900417283' },
    day: 5,
    hour: 19,
    every: 1,
    priceCents: 6500,
    terms: { giveBackHours: 48, credit: 'none', dueDay: 10 },
    note: 'Quem paga é a Denise, do financeiro.',
    method: 'pix',
    bills: 'overdue',
    story: 'none',
  },
  {
    slug: 'futevolei',
    field: 'areia-lua',
    customer: { name: 'Galera do futevôlei', phone: '85900932745' },
    day: 2,
    hour: 17,
    every: 2,
    priceCents: 7000,
    terms: usual,
    note: '',
    method: 'card',
    bills: 'paid',
    story: 'none',
  },
  {
    slug: 'pausa',
    field: 'padel-panoramica',
    customer: 23,
    day: 6,
    hour: 12,
    every: 1,
    priceCents: 15_000,
    terms: { ...usual, dueDay: 28 },
    note: 'Viaja no fim do ano.',
    method: 'pix',
    bills: 'paid',
    story: 'paused',
  },
  {
    slug: 'devolvida',
    field: 'volei-praia',
    customer: 22,
    day: 4,
    hour: 18,
    every: 1,
    priceCents: 6500,
    terms: { ...usual, credit: 'if_resold' },
    note: '',
    method: 'pix',
    bills: 'paid',
    story: 'sold_again',
  },
  {
    slug: 'quinzena',
    field: 'quadra-coberta',
    customer: 21,
    day: 2,
    hour: 12,
    every: 2,
    priceCents: 10_000,
    terms: { ...usual, dueDay: 28 },
    note: '',
    method: 'card',
    bills: 'paid',
    story: 'changed',
  },
  {
    slug: 'escolinha',
    field: 'areia-lua',
    customer: { name: 'Escolinha do Beto', phone: '85900268190' },
    day: 5,
    hour: 9,
    every: 1,
    priceCents: 6000,
    terms: usual,
    note: 'Parou nas férias.',
    method: 'card',
    bills: 'paid',
    story: 'ended',
  },
]
