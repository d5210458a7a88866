import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { percentSchema } from './deal-price.ts'
import { daySchema, instantSchema, MINUTES_PER_DAY } from '../time/zone.ts'

/** The people who see and get the price of an idle hour, with their words. */
export const audienceLabels = {
  everyone: 'Todo mundo',
  players: 'Quem já jogou aqui',
  waiting: 'Quem pediu horário fixo',
  favourites: 'Quem favoritou um campo daqui',
} as const
export type Audience = keyof typeof audienceLabels
export const audiences = Object.keys(audienceLabels) as [Audience, ...Audience[]]

const minute = z.int().check(z.minimum(0), z.maximum(MINUTES_PER_DAY))

/** The price of idle hours (N9): the fields, the hours of the week on the clock of the arena, and the days. */
export const dealFactsSchema = z.object({
  fieldIds: z.array(z.string()).check(z.minLength(1, 'Escolha pelo menos um campo.')),
  /** 0 = Sunday. */
  weekdays: z
    .array(z.int().check(z.minimum(0), z.maximum(6)))
    .check(z.minLength(1, 'Escolha pelo menos um dia.')),
  fromMinute: minute,
  toMinute: minute,
  /** The price of an hour; of a slot in proportion. Null where a percentage is taken off instead. */
  hourCents: z.nullable(centsSchema),
  /** The percentage that each field's own table price is less, slot by slot; absent where an hour has one price. */
  percent: z.optional(percentSchema),
  /** The first and the last day on which it is played. */
  from: daySchema,
  until: daySchema,
  audience: z.enum(audiences, 'Escolha quem vê a oferta.'),
})
export type DealFacts = z.infer<typeof dealFactsSchema>

/** The body by which an arena makes one. */
export const dealInputSchema = z
  .extend(dealFactsSchema, {
    /** True if its price may be under that at which the hours pay for themselves. */
    belowEven: z.boolean(),
  })
  .check(
    z.refine(({ fromMinute, toMinute }) => fromMinute < toMinute, {
      error: 'O fim precisa ser depois do começo.',
      path: ['toMinute'],
    }),
    z.refine(({ from, until }) => from <= until, {
      error: 'O último dia precisa ser o primeiro ou depois dele.',
      path: ['until'],
    }),
    z.refine(({ hourCents, percent }) => (hourCents === null) !== (percent === undefined), {
      error: 'Informe o preço da hora ou o desconto.',
      path: ['hourCents'],
    }),
  )
export type DealInput = z.infer<typeof dealInputSchema>

/** A price of idle hours as it is stored. */
export const dealSchema = z.extend(dealFactsSchema, {
  id: z.string(),
  companyId: z.string(),
  createdAt: instantSchema,
  /** The instant at which the arena ended it; null where it ends by itself. */
  endedAt: z.nullable(instantSchema),
})
export type Deal = z.infer<typeof dealSchema>

/** The outcome of a deal, against the same hours of equally many days before. */
export const dealResultSchema = z.object({
  /** The bookings that have its price, and what they cost. */
  sold: z.int(),
  soldCents: centsSchema,
  /** Those of them by somebody who had never booked at this arena. */
  newPeople: z.int(),
  /** The income of all bookings in its hours so far, and that of before. */
  cents: centsSchema,
  beforeCents: centsSchema,
})

export const dealRowSchema = z.extend(dealSchema, {
  status: z.enum(['coming', 'live', 'ended']),
  result: dealResultSchema,
})
export type DealRow = z.infer<typeof dealRowSchema>
