import { tellRainSpec } from '@campo-livre/contract/rain/tell-rain.ts'
import { decideRain, type DecidedRain } from '@campo-livre/domain/rain/decide-rain.ts'
import type { NewRain } from '@campo-livre/domain/rain/rain-input.ts'
import { rainOutcomeOf } from '@campo-livre/domain/rain/rain-outcome.ts'
import type { RainPreview } from '@campo-livre/domain/rain/rain-preview.ts'
import type { BookingRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { invalid, Refused } from '../http/refused.ts'
import { toClosureRow } from '../closures/closure-rows.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { closeForRain, isClosedForRain } from './close-for-rain.ts'
import { type Rained, rainOver, requireRain, toRainPreview } from './rain-over.ts'
import { rainOut } from './rain-out.ts'

/** Says that it rained, and gives each booking what was decided, together or not at all (H1, rule 5). */
export const tellRain = answer(tellRainSpec, async ({ db, now, user, body: { rain, choices } }) => {
  const company = requireCompany(db, user)
  requireRain(db, now, company, rain)
  const rained = rainOver(db, now, company, rain)
  const preview = toRainPreview(db, now, company, rain, rained)
  const decided = decide(rained, choices, preview)
  const closes = preview.closes && !isClosedForRain(db, company, rain)
  if (!closes && decided.every(({ action }) => action === 'keep'))
    throw new Refused('conflict', 'Nada muda: esse horário já foi avisado, ou passou sem reservas.')
  // Nothing is refused from here on.
  const closure = closes ? await closeForRain(db, company, rain) : null
  for (const each of decided) await rainOut(db, now, each)
  const outcome = rainOutcomeOf(
    preview.bookings,
    decided.map(({ booking, action }) => ({ bookingId: booking.id, action })),
  )
  const data = { closure: closure && toClosureRow(db, now, company, closure), outcome }
  return ok(data, { status: 201, message: 'Chuva avisada.' })
})

/** Returns what becomes of each booking; throws when one has no choice, or gets what its rules do not give. */
function decide(
  rained: readonly Rained[],
  choices: NewRain['choices'],
  preview: RainPreview,
): DecidedRain<BookingRecord>[] {
  const judged = decideRain(rained, choices)
  if (judged.ok) return judged.decided
  if ('missing' in judged) {
    const sentence = 'Chegou reserva nova nesse horário enquanto você decidia. Veja o que ela recebe.'
    throw new Refused('stale', sentence, { data: preview })
  }
  const place = choices.findIndex(({ bookingId }) => bookingId === judged.booking.id)
  throw invalid(`choices.${place}.action`, 'A regra dessa reserva não dá isso. Mantenha ou cancele.')
}
