import { cancelled } from '../bookings/commands/cancel.ts'
import type { Booking } from '../bookings/booking.ts'
import { stepAccount } from '../payments/account-step.ts'
import { refuse } from '../refusals/refusal.ts'
import { withCountry } from '../users/phone.ts'
import { laterDay } from '../time/order-days.ts'
import { addDays, localDay } from '../time/zone.ts'
import { type Bill, billAccount, billsOf, giveBackCredit } from './bill.ts'
import type { SeriesCommandOf, SeriesPreview, SeriesStep } from './command.ts'
import { changeForAthlete } from './commands/by-athlete.ts'
import { changeSeries } from './commands/change.ts'
import { pause, resume } from './commands/pause.ts'
import { effectOf, type SeriesContext, type SeriesEffect, type SeriesOutcome } from './context.ts'
import { datesOf, weekOf } from './dates-of.ts'
import { describeSeriesStep } from './describe-step.ts'
import { refusedFirstDay } from './first-day.ts'
import { DAYS_AHEAD, lastDay } from './last-day.ts'
import { endedBefore, isOpen, layOut } from './lay-out.ts'
import { lockedUntil } from './locked.ts'
import type { Series } from './series.ts'

/**
 * Carries out a command about a fixed slot (decision 076). Pure: a preview shows what comes out, the server stores it. All
 * of it is done or nothing; dates that are past or paid are never touched.
 */
export function applySeriesCommand(command: SeriesStep, context: SeriesContext): SeriesOutcome {
  const outcome = apply(command, context)
  if (!outcome.ok) return outcome
  const { at, byId } = context
  const { series } = outcome
  const { id } = command
  const type = command.type === 'by_athlete' ? command.wish.type : command.type
  const text = describeSeriesStep(command, series, context.data.timeZone)
  const change = { id, at, byId, type, text }
  return {
    ...outcome,
    series: { ...series, version: series.version + 1, changes: [...series.changes, change] },
  }
}

function apply(command: SeriesStep, context: SeriesContext): SeriesOutcome {
  const { data } = context
  if (command.type === 'create') return create(command, context)
  const series = data.series(command.seriesId)
  if (series?.companyId !== data.companyId) return refuse('not_found', 'Não encontramos esse mensalista.')
  if ('version' in command && command.version !== series.version) return refuse('stale', staleWords(command))
  if (command.type === 'change') return changeSeries(series, command, context)
  if (command.type === 'cancel') return cancel(series, command, context)
  if (command.type === 'pause') return pause(series, command, context)
  if (command.type === 'resume') return resume(series, command, context)
  if (command.type === 'give_back') return giveBack(series, command, context)
  if (command.type === 'by_athlete') return changeForAthlete(series, command, context)
  return payBill(series, command, context)
}

const staleWords = ({ type }: SeriesStep) =>
  type === 'by_athlete'
    ? 'Seu horário fixo mudou enquanto você olhava. Confira como ele está agora.'
    : 'Outra pessoa mudou esse mensalista. Confira como ele está agora.'

function create(command: SeriesCommandOf<'create'>, context: SeriesContext): SeriesOutcome {
  const { data, at } = context
  if (data.series(command.seriesId)) return refuse('conflict', 'Esse mensalista já foi lançado.')
  const { customer, from, until } = command
  const person = customer.kind === 'athlete' ? data.customer(customer.athleteId) : null
  if (person === undefined) return refuse('not_found', 'Não encontramos essa pessoa.')
  if (until !== null && until < from) return refuse('invalid', 'O fim precisa ser depois do começo.')
  const refused = refusedFirstDay(from, data.timeZone, at)
  if (refused) return refused
  const named =
    customer.kind === 'walk_in'
      ? {
          athleteId: null,
          customerName: customer.name,
          customerPhone: customer.phone === null ? null : withCountry(customer.phone),
        }
      : {
          athleteId: customer.athleteId,
          customerName: person?.name ?? '',
          customerPhone: person?.phone ?? null,
        }
  const { fieldId, startMinute, minutes, priceCents, every, terms, note, choices } = command
  const series: Series = {
    id: command.seriesId,
    companyId: data.companyId,
    ...named,
    segments: [{ from, until, fieldId, startMinute, minutes, priceCents, every }],
    skipped: [],
    pauses: [],
    terms,
    note,
    createdAt: at,
    accounts: [],
    version: 0,
    changes: [],
  }
  const laid = layOut(series, { from, choices, kept: new Map() }, context)
  if (laid.ok && laid.bookings.length === 0) return refuse('invalid', 'Não sobra nenhuma data.')
  return laid
}

function cancel(series: Series, command: SeriesCommandOf<'cancel'>, context: SeriesContext): SeriesOutcome {
  const { data, at, byId } = context
  if (command.scope === 'this') {
    const booking = openOn(series, command.day, context)
    if (!booking) return refuse('booking_started', 'Essa data já passou ou não está mais marcada.')
    const gone = cancelled(booking, { at, by: 'company', byId, reason: command.reason })
    return effectOf(series, [gone], booking.priceCents)
  }
  const first = lockedUntil(series, data, at)
  const day = command.scope === 'all' ? first : laterDay(command.day, first)
  return layOut(endedBefore(series, day), { from: day, choices: [], kept: new Map() }, context)
}

function giveBack(
  series: Series,
  command: SeriesCommandOf<'give_back'>,
  context: SeriesContext,
): SeriesOutcome {
  const { at, byId } = context
  const booking = openOn(series, command.day, context)
  if (!booking) return refuse('booking_started', 'Essa semana já passou ou não está mais marcada.')
  const creditCents = giveBackCredit(booking, series.terms, { at, resold: true })
  return effectOf(
    series,
    [cancelled(booking, { at, by: 'athlete', byId, reason: 'Semana devolvida' })],
    creditCents,
  )
}

function openOn(series: Series, day: string, { data, at }: SeriesContext): Booking | undefined {
  return data.bookingsOf(series.id).find((each) => each.series?.day === day && isOpen(each, at))
}

type PayingStep = Exclude<
  SeriesStep,
  { type: 'create' | 'change' | 'cancel' | 'pause' | 'resume' | 'give_back' | 'by_athlete' }
>

function payBill(
  series: Series,
  command: PayingStep,
  { data, at, byId, pixCode }: SeriesContext,
): SeriesOutcome {
  const { month } = command
  const account = billAccount(series, month)
  const bill = billIn(series, month, { data, at })
  const change = stepAccount(account, bill?.totalCents ?? 0, command, { at, byId, pixCode })
  if (!change.ok) return change
  const accounts = [
    ...series.accounts.filter((each) => each.month !== month),
    { ...change.account, month },
  ].toSorted((a, b) => (a.month < b.month ? -1 : 1))
  return effectOf({ ...series, accounts })
}

/** Returns the bill of a month; undefined where it has no date and no payment. */
export function billIn(
  series: Series,
  month: string,
  { data, at }: Pick<SeriesContext, 'data' | 'at'>,
): Bill | undefined {
  const { timeZone, isResold } = data
  const facts = { bookings: data.bookingsOf(series.id), isResold, today: localDay(timeZone, at) }
  return billsOf(series, facts, month).find((each) => each.month === month)
}

/**
 * Returns the day from which the next date of a series can be booked that `topUp` would book, `today` being the day in
 * its zone; null where there is none within two years.
 */
export function nextTopUpDay(
  series: Series,
  bookings: readonly Booking[],
  { timeZone, today }: { timeZone: string; today: string },
): string | null {
  const days = bookings.map(({ series: of }) => of?.day ?? '')
  const weeks = new Set(bookings.map(({ series: of }) => weekOf(of?.day ?? today)))
  const from = addDays(lastKnownDay(series, days, today), 1)
  const dates = datesOf(series, timeZone, { from, to: addDays(from, YEARS_LOOKED * 365) })
  const next = dates.find(({ day }) => !weeks.has(weekOf(day)))
  return next ? addDays(next.day, -DAYS_AHEAD) : null
}

const YEARS_LOOKED = 2

function lastKnownDay({ skipped }: Series, days: readonly string[], today: string): string {
  return [...days, ...skipped.map(({ day }) => day), today].toSorted().at(-1) ?? today
}

/**
 * Keeps a series 52 weeks ahead: books the dates that are missing, and leaves out those that are taken. Null where nothing
 * is missing.
 */
export function topUp(series: Series, context: SeriesContext): SeriesEffect | null {
  const { data, at } = context
  const days = data.bookingsOf(series.id).map(({ series: of }) => of?.day ?? '')
  const from = addDays(lastKnownDay(series, days, localDay(data.timeZone, at)), 1)
  if (from > lastDay(data.timeZone, at)) return null
  const laid = layOut(series, { from, choices: [], kept: new Map(), skipsTaken: true }, context)
  return laid.ok && (laid.bookings.length > 0 || laid.series.skipped.length > series.skipped.length)
    ? laid
    : null
}

/** Tells what a command would do, by the function that does it. */
export function previewSeries(command: SeriesStep, context: SeriesContext): SeriesPreview {
  const outcome = applySeriesCommand(command, context)
  const effect = outcome.ok ? outcome : outcome.effect
  const refusal = outcome.ok ? null : { code: outcome.code, message: outcome.message }
  const before = (id: string) =>
    context.data.bookingsOf('seriesId' in command ? command.seriesId : '').find((each) => each.id === id)
  const gone = (effect?.bookings ?? []).filter(({ status }) => status === 'cancelled')
  const dates = (effect?.dates ?? []).filter(
    ({ state, day }) => state !== 'free' || effect?.bookings.some((each) => each.series?.day === day),
  )
  const beforeCents = [...gone.map(({ id }) => id), ...dates.map(({ bookingId }) => bookingId ?? '')].reduce(
    (sum, id) => sum + (before(id)?.priceCents ?? 0),
    0,
  )
  return {
    dates,
    released: gone.map(({ id, start, priceCents }) => ({
      bookingId: id,
      day: before(id)?.series?.day ?? localDay(context.data.timeZone, start),
      start,
      priceCents,
    })),
    keptExceptions: effect?.keptExceptions ?? [],
    droppedExceptions: effect?.droppedExceptions ?? [],
    beforeCents,
    afterCents: dates.reduce((sum, { priceCents }) => sum + priceCents, 0),
    creditCents: effect?.creditCents ?? 0,
    refusal,
  }
}
