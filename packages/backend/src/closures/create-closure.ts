import { createClosureSpec } from '@campo-livre/contract/closures/create-closure.ts'
import type { ClosureChoice } from '@campo-livre/domain/closures/choices.ts'
import { type Decided, judgeChoices } from '@campo-livre/domain/closures/judge-choices.ts'
import { outcomeOf } from '@campo-livre/domain/closures/outcome.ts'
import { newId } from '../store/ids.ts'
import type { BookingRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { invalid, Refused } from '../http/refused.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { carryOut } from './carry-out.ts'
import { type Closing, closingOf } from './closure-grounds.ts'
import { toClosureRow } from './closure-rows.ts'
import { requireClosable } from './own-closure.ts'
import { toPreview } from './to-preview.ts'

/** Closes fields and decides about the bookings in the way, together or not at all (H1, rules 1 and 5). */
export const createClosure = answer(createClosureSpec, async ({ db, now, user, body }) => {
  const company = requireCompany(db, user)
  requireClosable(db, now, company, body.closure)
  const closing = closingOf(db, now, company, body.closure)
  const preview = toPreview(db, now, company, closing)
  const decided = decide(
    closing,
    body.choices,
    (sentence) => new Refused('stale', sentence, { data: preview }),
  )
  // Nothing is refused from here on.
  const closure = await db.closures.insert({ ...body.closure, id: newId('cls'), companyId: company.id })
  await carryOut(db, now, closure, decided)
  const outcome = outcomeOf(
    preview.bookings,
    decided.map(({ booking, action }) => ({ bookingId: booking.id, action })),
  )
  const data = { closure: toClosureRow(db, now, company, closure), outcome }
  return ok(data, { status: 201, message: 'Fechamento criado.' })
})

/** The reasons for which a time has gone to somebody else since it was shown as free. */
const gone = ['taken', 'held', 'past'] as const

/** Returns what becomes of each booking; throws when one has no choice, or cannot be moved where it was to go. */
function decide(
  { affected, grounds, kept }: Closing,
  choices: readonly ClosureChoice[],
  stale: (sentence: string) => Refused,
): Decided<BookingRecord>[] {
  const judged = judgeChoices(affected, choices, grounds, kept)
  if (judged.ok) return judged.decided
  if ('missing' in judged)
    throw stale('Chegou reserva nova nesse horário enquanto você decidia. Veja o que fazer com ela.')
  const { booking, refusal } = judged
  if (gone.some((reason) => reason === refusal.reason))
    throw stale(`O horário novo da reserva ${booking.code} acabou de ser ocupado. Escolha outro.`)
  const place = choices.findIndex(({ bookingId }) => bookingId === booking.id)
  throw invalid(`choices.${place}.start`, refusal.message)
}
