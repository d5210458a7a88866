import type { Booking } from '../bookings/booking.ts'
import { statusAt } from '../bookings/status.ts'
import { formatCents } from '../money/money.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import { rainCreditCents } from '../rain/rain.ts'

type Counted = Pick<Booking, 'status' | 'holdExpiresAt' | 'start' | 'end' | 'rain' | 'creditUsed'> & {
  cancellation?: Pick<NonNullable<Booking['cancellation']>, 'creditCents'> | null
}

/** The cents that a booking gave as credit, took of it, and brought back. */
export type CreditMoves = { givenCents: number; usedCents: number; returnedCents: number }

/** Returns what a booking does to the credit of its athlete at its arena. An expired hold has used nothing. */
export function creditMoves(booking: Counted, now: string): CreditMoves {
  const { creditUsed, cancellation } = booking
  const used = statusAt(booking, now) === 'expired' ? undefined : creditUsed
  return {
    givenCents: rainCreditCents(booking, now) + (cancellation?.creditCents ?? 0),
    usedCents: used?.cents ?? 0,
    returnedCents: used?.returnedCents ?? 0,
  }
}

/**
 * Returns the credit in cents that an athlete has at an arena at the instant `now`, by all of their bookings there:
 * given, less used, plus returned; and less `spentCents`, which tabs, months and shares of a bill have taken.
 */
export function creditBalance(bookings: readonly Counted[], now: string, spentCents = 0): number {
  return bookings.reduce((sum, booking) => {
    const { givenCents, usedCents, returnedCents } = creditMoves(booking, now)
    return sum + givenCents - usedCents + returnedCents
  }, 0 - spentCents)
}

/** Refuses to take more credit than its athlete has left, in cents; null where it is enough. */
export function creditRefusal(amountCents: number, leftCents: number): Refusal | null {
  if (amountCents <= leftCents) return null
  return refuse(
    'amount_over_due',
    leftCents > 0
      ? `Você tem só ${formatCents(leftCents)} de crédito na arena.`
      : 'Você não tem crédito nessa arena.',
  )
}
