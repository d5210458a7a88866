import type { Booking } from '../../bookings/booking.ts'
import { isAt } from '../../bookings/athlete/move.ts'
import { judgeTime } from '../../bookings/athlete/hold.ts'
import { cancelled } from '../../bookings/commands/cancel.ts'
import { counterPartOf } from '../../bookings/money/counter-part.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import { formatAtTime, formatShortDay } from '../../time/format.ts'
import { laterDay } from '../../time/order-days.ts'
import { addDays, dayNumber, localDay } from '../../time/zone.ts'
import { type AthleteStep, MAX_PAUSE_DAYS, type SlotWishOf } from '../athlete-command.ts'
import { billedCents, giveBackUntil, isInTime } from '../bill.ts'
import { effectOf, type SeriesContext, type SeriesOutcome } from '../context.ts'
import { datesOf } from '../dates-of.ts'
import { lastDay } from '../last-day.ts'
import { endedBefore, isOpen, layOut } from '../lay-out.ts'
import { lockedUntil } from '../locked.ts'
import type { Series } from '../series.ts'
import { isNearGame, SWAP_DAYS } from '../swap-window.ts'
import { tablePrice } from '../table-price.ts'
import { resume } from './pause.ts'

/**
 * Does what an athlete wants of their fixed slot (decision 178), unless it would come to other money than was shown. Every
 * game that they let go is given back by what is agreed; those after an end, in time, cost nothing.
 */
export function changeForAthlete(series: Series, step: AthleteStep, context: SeriesContext): SeriesOutcome {
  const outcome = wished(series, step, context)
  if (!outcome.ok || step.shownCents === null) return outcome
  if (differenceCents(series, outcome, context) === step.shownCents) return outcome
  return refuse('stale', 'O valor mudou enquanto você olhava. Confira de novo.')
}

function wished(series: Series, { id, wish }: AthleteStep, context: SeriesContext): SeriesOutcome {
  switch (wish.type) {
    case 'end':
      return end(series, wish, context)
    case 'pause':
      return pause(series, { ...wish, id }, context)
    case 'resume':
      return resumeOwn(series, wish, context)
    case 'swap':
    default:
      return swap(series, { ...wish, id }, context)
  }
}

/** Returns what a change adds to the bills of a fixed slot, in cents. */
export function differenceCents(
  before: Series,
  after: { series: Series; bookings: readonly Booking[] },
  { data }: Pick<SeriesContext, 'data'>,
): number {
  const { isResold } = data
  const bookings = data.bookingsOf(before.id)
  const became = billedCents(after.series, { bookings: bookingsAfter(bookings, after.bookings), isResold })
  return became - billedCents(before, { bookings, isResold })
}

/** Returns the bookings as they are after some have changed or were added. */
export function bookingsAfter(before: readonly Booking[], changed: readonly Booking[]): Booking[] {
  const ids = new Set(changed.map(({ id }) => id))
  return [...before.filter(({ id }) => !ids.has(id)), ...changed]
}

function end(series: Series, { from, reason }: SlotWishOf<'end'>, context: SeriesContext): SeriesOutcome {
  const { data, at, byId } = context
  const first = lockedUntil(series, data, at)
  const day = laterDay(from, first)
  const was = series.segments.at(-1)?.until ?? null
  if (was !== null && was < day) return refuse('conflict', 'Não há jogo marcado a partir desse dia.')
  const ended = {
    ...endedBefore(series, day),
    pauses: series.pauses.flatMap((each) => {
      if (each.from >= day) return []
      return [each.until < day ? each : { ...each, until: addDays(day, -1) }]
    }),
  }
  const letGo = { at, by: 'athlete' as const, byId, reason: reason === '' ? null : reason }
  const laid = layOut(ended, { from: day, choices: [], kept: new Map(), letGo }, context)
  if (!laid.ok) return laid
  // A game that is too near to be given back in time stays on the bill, as any week given back late.
  const late = new Map(
    data
      .bookingsOf(series.id)
      .filter((each) => !isInTime(each, series.terms, at))
      .map((each) => [each.id, each]),
  )
  return {
    ...laid,
    bookings: laid.bookings.map((gone) => {
      const near = late.get(gone.id)
      return near ? cancelled(near, letGo) : gone
    }),
  }
}

function pause(
  series: Series,
  { id, from, until }: SlotWishOf<'pause'> & { id: string },
  context: SeriesContext,
): SeriesOutcome {
  const { data, at, byId } = context
  const refusal = refusedPause(series, { from, until }, context)
  if (refusal) return refusal
  // A game that was swapped for a day of the pause goes as those of its days do.
  const open = data.bookingsOf(series.id).filter((each) => {
    const days = [each.series?.day ?? '', localDay(data.timeZone, each.start)]
    return isOpen(each, at) && days.some((day) => day >= from && day <= until)
  })
  if (open.length === 0) return refuse('invalid', 'Não há jogo marcado nesses dias.')
  const gone = open.map((each) => cancelled(each, { at, by: 'athlete', byId, reason: 'Pausa' }))
  return effectOf({ ...series, pauses: [...series.pauses, { id, from, until }] }, gone)
}

function refusedPause(
  series: Series,
  { from, until }: { from: string; until: string },
  { data, at }: SeriesContext,
): Refusal | null {
  const { timeZone } = data
  if (from < localDay(timeZone, at)) return refuse('invalid', 'A pausa começa hoje ou depois.', 'from')
  if (until < from) return refuse('invalid', 'O fim da pausa precisa ser depois do começo.', 'until')
  if (dayNumber(until) - dayNumber(from) >= MAX_PAUSE_DAYS)
    return refuse(
      'invalid',
      'Uma pausa vai até 8 semanas. Para parar por mais tempo, encerre o horário fixo.',
    )
  if (until > lastDay(timeZone, at))
    return refuse('invalid', 'As datas são marcadas um ano à frente. Escolha dias mais perto.')
  // Pauses one after the other would be one longer than it may be.
  const meets = series.pauses.some((each) => {
    const [last, next] = each.until < from ? [each.until, from] : [until, each.from]
    const between = { from: addDays(last, 1), to: addDays(next, -1) }
    return datesOf({ ...series, pauses: [] }, timeZone, between).length === 0
  })
  return meets ? refuse('conflict', 'Já há uma pausa nesses dias, ou sem nenhum jogo entre as duas.') : null
}

function resumeOwn(series: Series, { pauseId }: SlotWishOf<'resume'>, context: SeriesContext): SeriesOutcome {
  if (!isOwnPause(series, pauseId) && series.pauses.some(({ id }) => id === pauseId))
    return refuse('invalid_transition', 'Quem pausou foi a arena: fale com ela para voltar antes.')
  return resume(series, { pauseId, choices: [], skipsTaken: true }, context)
}

/** Returns whether a pause was taken by the athlete of a fixed slot. */
export function isOwnPause(
  { changes, athleteId }: Pick<Series, 'changes' | 'athleteId'>,
  id: string,
): boolean {
  return changes.some((change) => change.id === id && change.byId === athleteId)
}

function swap(
  series: Series,
  { id, day, ...to }: SlotWishOf<'swap'> & { id: string },
  { data, at }: SeriesContext,
): SeriesOutcome {
  const { timeZone } = data
  const mine = data.bookingsOf(series.id).filter((each) => isOpen(each, at))
  const booking = mine.find((each) => each.series?.day === day)
  if (!booking) return refuse('booking_started', 'Essa data já passou ou não está mais marcada.')
  const counter = counterPartOf(booking)
  if (counter.checkedInAt) return refuse('booking_started', 'Esse jogo já começou.')
  if (!isInTime(booking, series.terms, at)) {
    const until = giveBackUntil(booking, series.terms)
    return refuse(
      'invalid_transition',
      `O prazo para trocar acabou ${formatShortDay(until, timeZone)}, ${formatAtTime(until, timeZone)}. Fale com a arena.`,
    )
  }
  const schedule = data.schedule(to.fieldId, [booking.id])
  if (!schedule) return refuse('not_found', 'Não encontramos esse campo.')
  const place = { fieldId: to.fieldId, start: iso(to.start), end: iso(to.end) }
  if (isAt(booking, place)) return refuse('conflict', 'O jogo já está nesse horário.')
  const games = mine.flatMap(({ series: of, start }) => (of ? [{ day: of.day, start }] : []))
  if (!isNearGame(place, { day, timeZone, games }))
    return refuse(
      'invalid',
      `Escolha um horário até ${SWAP_DAYS} dias antes ou depois desse jogo, e antes do próximo.`,
    )
  const judged = judgeTime(place, { ...schedule, deals: [] })
  if (!judged.ok) return judged
  const { fieldId, start, end: ends } = booking
  const from = { fieldId, start, end: ends }
  const own = data.schedule(fieldId, [booking.id])
  const was = own ? tablePrice(own, from) : null
  // The price that was agreed on is kept: only what one hour costs more or less than the other comes onto it.
  const priceCents =
    was === null ? judged.priceCents : Math.max(0, booking.priceCents + judged.priceCents - was)
  const moved: Booking = {
    ...booking,
    ...place,
    priceCents,
    counter: {
      ...counter,
      version: counter.version + 1,
      changes: [...counter.changes, { kind: 'moved', id, at, by: 'athlete', from, to: place }],
    },
  }
  return effectOf(series, [moved])
}

const iso = (instant: string) => new Date(instant).toISOString()
