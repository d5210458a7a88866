import type { Booking } from '../bookings/booking.ts'
import { judgeAtCounter } from '../bookings/quote/judge-at-counter.ts'
import { occupies } from '../bookings/status.ts'
import { cancelled } from '../bookings/commands/cancel.ts'
import { counterPartOf } from '../bookings/money/counter-part.ts'
import { usualRules } from '../companies/arena-rules.ts'
import { athleteStep, type SlotPreview, type SlotWish } from '../series/athlete-command.ts'
import { previewForAthlete } from '../series/athlete-preview.ts'
import { applySeriesCommand, topUp } from '../series/apply-command.ts'
import type { SeriesCommand, SeriesStep } from '../series/command.ts'
import type { SeriesContext, SeriesEffect, SeriesOutcome } from '../series/context.ts'
import type { Series } from '../series/series.ts'
import { minutesOf } from '../bookings/day/calendar-schedule.ts'
import { takenOn } from '../fields/shared-ground.ts'
import { toMinutes, toMinutesUp } from '../time/zone.ts'
import { modelFields, modelGround } from './arena-model.ts'
import { everyDay, scheduleWith } from './schedules.ts'

type Place = { fieldId: string; start: string; end: string }

/** An arena in memory, open from 18h to 2h, that sells fixed slots and single bookings; on the sand for more. */
export class SeriesModel {
  now: string
  readonly timeZone: string
  readonly bookings = new Map<string, Booking>()
  readonly series = new Map<string, Series>()
  closed: { start: number; end: number }[] = []
  #codes = 0

  constructor({ now = '2026-11-20T10:00:00.000Z', timeZone = 'America/Sao_Paulo' } = {}) {
    this.now = now
    this.timeZone = timeZone
  }

  give(command: SeriesStep): SeriesOutcome {
    const outcome = applySeriesCommand(command, this.context())
    if (outcome.ok) this.#keep(outcome)
    return outcome
  }

  /** Does what the athlete of a series wants of it, at the money that was shown; nothing where that tells of a refusal. */
  wish(seriesId: string, id: string, wish: SlotWish): { preview: SlotPreview; outcome: SeriesOutcome } {
    const series = this.series.get(seriesId)
    if (!series) throw new Error(`no series ${seriesId}`)
    const context = this.context('rafael')
    const preview = previewForAthlete(series, wish, context)
    const { differenceCents } = preview
    const step = athleteStep(seriesId, { ...wish, id, version: series.version, differenceCents })
    const outcome = applySeriesCommand(step, context)
    if (outcome.ok) this.#keep(outcome)
    return { preview, outcome }
  }

  topUp(id: string): SeriesEffect | null {
    const series = this.series.get(id)
    const effect = series ? topUp(series, this.context()) : null
    if (effect) this.#keep(effect)
    return effect
  }

  #keep({ series, bookings }: SeriesEffect): void {
    this.series.set(series.id, series)
    for (const booking of bookings) this.bookings.set(booking.id, booking)
  }

  /** Books a single time as the site does; returns whether it was free. */
  book(id: string, place: Place): boolean {
    const schedule = this.#schedule(place.fieldId, [])
    const judged = judgeAtCounter({ ...schedule, field: { ...schedule.field, horizonDays: 1000 } }, place)
    if (judged.ok) this.bookings.set(id, { ...plainBooking(this.now), id, ...place })
    return judged.ok
  }

  /** Closes a time of all fields: what is booked in it is cancelled by the arena. */
  close(start: string, end: string): void {
    this.closed.push({ start: toMinutes(start), end: toMinutesUp(end) })
    for (const booking of this.bookings.values())
      if (
        booking.status === 'confirmed' &&
        booking.start > this.now &&
        booking.start < end &&
        booking.end > start
      )
        this.bookings.set(
          booking.id,
          cancelled(booking, { at: this.now, by: 'company', byId: null, reason: 'Obra' }),
        )
  }

  of(seriesId: string): Booking[] {
    return [...this.bookings.values()]
      .filter(({ series }) => series?.id === seriesId)
      .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  }

  using(fieldId: string): Booking[] {
    return [...this.bookings.values()].filter((each) => each.fieldId === fieldId && occupies(each, this.now))
  }

  context(byId = 'dono'): SeriesContext {
    return {
      at: this.now,
      byId,
      newCode: () => `RSV-${++this.#codes}`,
      pixCode: null,
      data: {
        companyId: 'arena',
        timeZone: this.timeZone,
        rules: usualRules,
        series: (id) => this.series.get(id),
        bookingsOf: (id) => this.of(id),
        schedule: (fieldId, without) =>
          modelFields.some(({ id }) => id === fieldId) ? this.#schedule(fieldId, without) : undefined,
        occupiedBy: modelGround,
        takenBy: (place, without) => this.#at(place, without)?.customerName ?? null,
        isResold: (booking) =>
          this.#at(
            booking,
            this.of(booking.series?.id ?? '').map(({ id }) => id),
          ) !== undefined,
        customer: (id) => (id === 'rafael' ? { id, name: 'Rafael', phone: '5585901234567' } : undefined),
      },
    }
  }

  #at({ fieldId, start, end }: Place, without: readonly string[]): Booking | undefined {
    return this.#onGround(fieldId).find(
      (each) => !without.includes(each.id) && each.start < end && each.end > start,
    )
  }

  #onGround(fieldId: string): Booking[] {
    return [...modelGround(fieldId).keys()].flatMap((id) => this.using(id))
  }

  #schedule(fieldId: string, without: readonly string[]) {
    const taken = this.#onGround(fieldId).filter(({ id }) => !without.includes(id))
    return scheduleWith({
      timeZone: this.timeZone,
      openingHours: everyDay({ opens: 18 * 60, closes: 26 * 60 }),
      field: {
        slotMinutes: 30,
        basePriceCents: fieldId === 'areia' ? 12_000 : 10_000,
        bufferMinutes: modelFields.find(({ id }) => id === fieldId)?.bufferMinutes ?? 0,
      },
      now: this.now,
      occupied: [
        ...takenOn(
          modelGround(fieldId),
          taken.map((booking) => ({ ...minutesOf(booking), fieldId: booking.fieldId })),
        ),
        ...this.closed.map((each) => ({ ...each, kind: 'taken' as const })),
      ],
    })
  }
}

function plainBooking(now: string): Omit<Booking, 'id' | 'fieldId' | 'start' | 'end'> {
  return {
    code: 'RSV-0',
    companyId: 'arena',
    athleteId: null,
    customerName: 'Seu Jorge',
    customerPhone: null,
    priceCents: 10_000,
    source: 'site',
    status: 'confirmed',
    createdAt: now,
    holdExpiresAt: null,
    confirmedAt: now,
    rules: usualRules,
    cancellation: null,
    payment: null,
    balance: null,
    counter: counterPartOf({}),
  }
}

/** Thursdays at 20h for an hour, R$ 120, from 26 November 2026. */
export const thursdays = (
  changes: Partial<Extract<SeriesCommand, { type: 'create' }>> = {},
): Extract<SeriesCommand, { type: 'create' }> => ({
  type: 'create',
  id: 'make-1',
  seriesId: 'serie',
  customer: { kind: 'athlete', athleteId: 'rafael' },
  fieldId: 'norte',
  from: '2026-11-26',
  until: null,
  startMinute: 20 * 60,
  minutes: 60,
  priceCents: 12_000,
  every: 1,
  terms: { giveBackHours: 24, credit: 'always', dueDay: 10 },
  note: '',
  choices: [],
  ...changes,
})
