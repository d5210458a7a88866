import type { Booking } from '../bookings/booking.ts'
import type { Notice } from '../notifications/notice.ts'
import type { Done, Outcome } from '../outcome/outcome.ts'
import { refuse } from '../refusals/refusal.ts'
import { refusedFirstDay } from './first-day.ts'
import { carryOutStep, type RefusedSeries, type SeriesFacts } from './operations.ts'
import {
  type Answered,
  answerForArena,
  answerForAthlete,
  type ArenaAnswer,
  type AskForSeries,
  type AthleteAnswer,
  type SeriesRequest,
  type SlotReport,
} from './request.ts'
import { answeredNotices, askedNotices, type SlotArena } from './series-notices.ts'
import type { Series } from './series.ts'

/** The most open requests of a person at one arena. */
const MAX_OPEN = 3

/** All by which a request for a fixed slot is judged. */
type AskFacts = {
  arena: SlotArena & { id: string; timeZone: string }
  athlete: { id: string; name: string; phone: string | null }
  /** The requests of the athlete, in any state, at any arena. */
  requests: readonly SeriesRequest[]
  at: string
}

/** Asks an arena for a fixed slot (N8): on a day for which dates are kept, and with at most 3 requests that wait there. */
export function askForSlot(
  { id, note, ...wish }: AskForSeries,
  { arena, athlete, requests, at }: AskFacts,
): Outcome<{ seriesRequests: readonly [SeriesRequest] }> {
  const refused = refusedFirstDay(wish.from, arena.timeZone, at)
  if (refused) return refused
  const open = requests.filter(({ companyId, status }) => companyId === arena.id && status === 'open')
  if (open.length >= MAX_OPEN)
    return refuse('conflict', 'Você já tem 3 pedidos à espera nesta arena. Aguarde a resposta.')
  const request = {
    id,
    companyId: arena.id,
    athleteId: athlete.id,
    customerName: athlete.name,
    customerPhone: athlete.phone,
    wish,
    note,
    createdAt: at,
    status: 'open' as const,
    offer: null,
    reason: null,
    answeredAt: null,
    seriesId: null,
  }
  return { ok: true, changes: { seriesRequests: [request] }, notices: askedNotices(request, arena) }
}

/** A request that was answered, and the fixed slot that came of it with its bookings. */
type AnsweredRequest = Done<{
  seriesRequests: readonly [SeriesRequest]
  series: readonly Series[]
  bookings: readonly Booking[]
}>

/** Answers a request for the arena (N8), with the fixed slot that is made of an accepted one. */
export function answerAsArena(
  request: SeriesRequest,
  answer: ArenaAnswer,
  facts: SeriesFacts,
): AnsweredRequest | RefusedSeries {
  return carryOut(answerForArena(request, answer, facts.at), facts, answeredNotices)
}

/** Answers for the athlete (N8), with the fixed slot that is made of an accepted offer; `report` tells its dates that are not free. */
export function answerAsAthlete(
  request: SeriesRequest,
  answer: AthleteAnswer,
  report: SlotReport,
  facts: SeriesFacts,
): AnsweredRequest | RefusedSeries {
  return carryOut(answerForAthlete(request, answer, { at: facts.at, report }), facts, askedNotices)
}

function carryOut(
  answered: Answered,
  facts: SeriesFacts,
  noticesOf: (request: SeriesRequest, arena: SlotArena) => Notice[],
): AnsweredRequest | RefusedSeries {
  if (!answered.ok) return answered
  const { request, command } = answered
  const made = command && carryOutStep(command, facts)
  if (made?.ok === false) return made
  return {
    ok: true,
    changes: {
      seriesRequests: [request],
      series: made?.changes.series ?? [],
      bookings: made?.changes.bookings ?? [],
    },
    notices: [...(made?.notices ?? []), ...noticesOf(request, facts.arena)],
  }
}
