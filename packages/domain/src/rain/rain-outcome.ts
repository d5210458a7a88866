import * as z from 'zod/mini'
import { centsSchema, formatCents } from '../money/money.ts'
import { inWords } from '../text/in-words.ts'
import type { RainAction } from './rain-remedy.ts'
import type { RainedBooking } from './rain-preview.ts'

/** The sum of a rain: bookings by what becomes of them, the credit given at once, and the money that goes back. */
export const rainOutcomeSchema = z.object({
  choosing: z.int(),
  credited: z.int(),
  kept: z.int(),
  cancelled: z.int(),
  creditCents: centsSchema,
  refundCents: centsSchema,
})
export type RainOutcome = z.infer<typeof rainOutcomeSchema>

/** Returns whether a booking becomes credit at once, because its rules offer nothing else. */
export function isCreditAlone(offers: readonly string[]): boolean {
  return offers.length === 1 && offers[0] === 'credit'
}

type Summed = Pick<RainedBooking, 'id' | 'paidCents' | 'offers'>

export function rainOutcomeOf(
  bookings: readonly Summed[],
  choices: readonly { bookingId: string; action: RainAction }[],
): RainOutcome {
  const actions = new Map(choices.map(({ bookingId, action }) => [bookingId, action]))
  const chosen = (action: RainAction) => bookings.filter(({ id }) => actions.get(id) === action)
  const sum = (rows: readonly Summed[]) => rows.reduce((cents, { paidCents }) => cents + paidCents, 0)
  const credited = chosen('offer').filter(({ offers }) => isCreditAlone(offers))
  const cancelled = chosen('cancel')
  return {
    choosing: chosen('offer').length - credited.length,
    credited: credited.length,
    kept: chosen('keep').length,
    cancelled: cancelled.length,
    creditCents: sum(credited),
    refundCents: sum(cancelled),
  }
}

/** Says an outcome: `2 reservas escolhem o que querem e 1 vira crédito de R$ 80,00`. */
export function describeRainOutcome(outcome: RainOutcome): string {
  const { choosing, credited, kept, cancelled, creditCents, refundCents } = outcome
  const back = refundCents > 0 ? ` com devolução de ${formatCents(refundCents)}` : ''
  const credit = `crédito de ${formatCents(creditCents)}`
  const parts = [
    { count: choosing, one: 'espera a escolha do cliente', many: 'esperam a escolha do cliente' },
    { count: credited, one: `vira ${credit}`, many: `viram ${credit}` },
    { count: cancelled, one: `é cancelada${back}`, many: `são canceladas${back}` },
    { count: kept, one: 'fica como está', many: 'ficam como estão' },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0) return 'Nenhuma reserva muda'
  const said = parts.map(({ count, one, many }, index) => {
    const noun = index > 0 ? '' : count === 1 ? ' reserva' : ' reservas'
    return `${count}${noun} ${count === 1 ? one : many}`
  })
  return inWords(said)
}
