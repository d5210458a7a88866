import { type AroundFacts, gamePlace } from '../bookings/cancel/cancel-and-move.ts'
import type { Booking } from '../bookings/booking.ts'
import type { Done } from '../outcome/outcome.ts'
import { moveRachas } from '../rachas/operations.ts'
import type { Racha } from '../rachas/racha.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { AthleteStep } from './athlete-command.ts'
import { carryOutStep, type SeriesFacts } from './operations.ts'
import { athleteNotices } from './series-notices.ts'
import type { Series } from './series.ts'
import { slotWords } from './slot-words.ts'

/** All by which an athlete's wish about their fixed slot is judged; a racha goes along with a game that is moved. */
export type AthleteFacts = SeriesFacts & Pick<AroundFacts, 'rachasIn' | 'place'>

type Changed = Done<{
  series: readonly [Series]
  bookings: readonly Booking[]
  rachas: readonly Racha[]
}>

/** Carries out what an athlete does with their fixed slot, once, and tells its arena (decision 178). */
export function carryOutForAthlete(step: AthleteStep, facts: AthleteFacts): Changed | Refusal {
  const { arena, data, rachasIn, place } = facts
  const known = new Set(data.bookingsOf(step.seriesId).map(({ id }) => id))
  const was = data.series(step.seriesId)
  const outcome = carryOutStep(step, facts)
  if (!outcome.ok) {
    const { preview: _namesOthers, ...refusal } = outcome
    return refusal
  }
  const {
    series: [series],
    bookings,
  } = outcome.changes
  // One that was carried out before is answered as it is, and told nobody again.
  if (series.version === was?.version)
    return { ok: true, changes: { series: [series], bookings, rachas: [] }, notices: [] }
  const segment = series.segments.at(-1) ?? was?.segments.at(-1)
  const { wish } = step
  const moves = bookings
    .filter((each) => each.status === 'confirmed' && known.has(each.id))
    .map((each) => moveRachas(rachasIn(each.id), each, gamePlace(place(each)), series.athleteId))
  return {
    ok: true,
    changes: { series: [series], bookings, rachas: moves.flatMap(({ changes }) => changes.rachas) },
    notices: [
      ...moves.flatMap(({ notices }) => notices),
      ...athleteNotices(step, series, arena, {
        slot: segment ? slotWords(segment) : 'horário fixo',
        timeZone: data.timeZone,
        touched: bookings.length,
        back: bookings.filter((each) => each.status === 'confirmed' && !known.has(each.id)).length,
        pause: (wish.type === 'resume' && was?.pauses.find(({ id }) => id === wish.pauseId)) || null,
      }),
    ],
  }
}
