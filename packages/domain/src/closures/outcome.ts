import * as z from 'zod/mini'
import { centsSchema, formatCents } from '../money/money.ts'
import { inWords } from '../text/in-words.ts'
import type { ClosureChoice } from './choices.ts'
import type { AffectedBooking } from './closure-preview.ts'

/** The sum of choices: the number of bookings of each kind, and the money that goes back. */
export const outcomeSchema = z.object({
  kept: z.int(),
  moved: z.int(),
  cancelled: z.int(),
  refundCents: centsSchema,
})
export type ClosureOutcome = z.infer<typeof outcomeSchema>

/** Sums choices up; a cancellation by the company gives all back that was paid (rule 5). */
export function outcomeOf(
  bookings: readonly Pick<AffectedBooking, 'id' | 'paidCents'>[],
  choices: readonly Pick<ClosureChoice, 'bookingId' | 'action'>[],
): ClosureOutcome {
  const actions = new Map(choices.map(({ bookingId, action }) => [bookingId, action]))
  const count = (wanted: ClosureChoice['action']) =>
    bookings.filter(({ id }) => actions.get(id) === wanted).length
  const cancelled = bookings.filter(({ id }) => actions.get(id) === 'cancel')
  return {
    kept: count('keep'),
    moved: count('move'),
    cancelled: cancelled.length,
    refundCents: cancelled.reduce((sum, { paidCents }) => sum + paidCents, 0),
  }
}

/** Says an outcome: `3 reservas mudam e 1 é cancelada com devolução de R$ 240,00`. */
export function describeOutcome({ kept, moved, cancelled, refundCents }: ClosureOutcome): string {
  if (kept + moved + cancelled === 0) return 'Nenhuma reserva muda'
  const back = refundCents > 0 ? ` com devolução de ${formatCents(refundCents)}` : ''
  const parts = [
    { count: moved, one: 'muda', many: 'mudam' },
    { count: cancelled, one: `é cancelada${back}`, many: `são canceladas${back}` },
    { count: kept, one: 'fica como está', many: 'ficam como estão' },
  ].filter(({ count }) => count > 0)
  const said = parts.map(({ count, one, many }, index) => {
    const noun = index > 0 ? '' : count === 1 ? ' reserva' : ' reservas'
    return `${count}${noun} ${count === 1 ? one : many}`
  })
  return inWords(said)
}
