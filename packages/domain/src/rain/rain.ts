import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { instantSchema } from '../time/zone.ts'

/** The days in which an athlete chooses after a rain. Afterwards what was paid is credit (decision 053). */
export const RAIN_CHOICE_DAYS = 30

export const afterRain = ['new-time', 'credit'] as const
export type AfterRain = (typeof afterRain)[number]

/** The rain that took a booking's game, and what the athlete gets for it by the rules of the booking (rule 5). */
export const rainSchema = z.object({
  /** The instant at which the arena said so. */
  at: instantSchema,
  /** The choices of the athlete; one alone where the rules leave no choice. */
  offers: z.array(z.enum(afterRain)).check(z.minLength(1)),
  /** The first instant at which it is too late to choose. */
  until: instantSchema,
  /** All that was paid for the booking, by money and by credit. */
  paidCents: centsSchema,
  chosen: z.nullable(z.object({ what: z.enum(afterRain), at: instantSchema })),
})
export type Rain = z.infer<typeof rainSchema>

/** The body of an athlete's choice after a rain; `fieldId` and `start` are of the new time. */
export const rainChoiceSchema = z
  .object({
    what: z.enum(afterRain, 'Escolha outro horário ou crédito.'),
    fieldId: z._default(z.nullable(z.string()), null),
    start: z._default(z.nullable(instantSchema), null),
  })
  .check(
    z.refine(({ what, fieldId, start }) => what === 'credit' || (fieldId !== null && start !== null), {
      error: 'Escolha um horário.',
      path: ['start'],
    }),
  )
export type RainChoice = z.input<typeof rainChoiceSchema>

type Rained = { status: string; rain?: Rain | undefined }

/** A rained-out booking waits for a choice, or has become credit: by choice, or because the term has run out. */
export type RainState = 'choose' | 'credit'

/** Returns how a rained-out booking stands at the instant `now`; null for every other booking. No job has to run. */
export function rainStateAt({ status, rain }: Rained, now: string): RainState | null {
  if (status !== 'rained_out' || !rain) return null
  if (rain.chosen !== null) return 'credit'
  return Date.parse(now) < Date.parse(rain.until) ? 'choose' : 'credit'
}

/** Returns the cents of credit that a rained-out booking has become; 0 where it waits, or is none. */
export function rainCreditCents(booking: Rained, now: string): number {
  return rainStateAt(booking, now) === 'credit' ? (booking.rain?.paidCents ?? 0) : 0
}
