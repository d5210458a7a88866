import { applyBookingCommand, type BookingOutcome } from '../bookings/commands/apply-command.ts'
import type { Booking } from '../bookings/booking.ts'
import type { BookingStep } from '../bookings/commands/command.ts'
import type { BookingCommandContext, BookingData } from '../bookings/commands/command-context.ts'
import type { DoneBookingCommand } from '../bookings/commands/done-booking-command.ts'
import { occupies } from '../bookings/status.ts'
import { usualRules } from '../companies/arena-rules.ts'
import type { Coupon } from '../coupons/coupon.ts'
import { couponPerson } from '../coupons/counted-uses.ts'
import type { PricingDeal } from '../deals/deal-price.ts'
import { minutesOf } from '../bookings/day/calendar-schedule.ts'
import { occupiedBy, takenOn } from '../fields/shared-ground.ts'
import { at, everyDay, scheduleWith } from './schedules.ts'

/** The day of the model: open from 18h to 23h, an hour for R$ 100. */
export const MODEL_DAY = '2026-11-20'

/** Returns an instant on the clock of the model's day. */
export const clock = (time: string) => new Date(at(MODEL_DAY, time) * 60_000).toISOString()

/** The fields of the models: two, one that is made of both, and one beside them. The whole asks for time between. */
export const modelFields = [
  { id: 'norte', parts: [], bufferMinutes: 0 },
  { id: 'sul', parts: [], bufferMinutes: 0 },
  { id: 'inteiro', parts: ['norte', 'sul'], bufferMinutes: 30 },
  { id: 'areia', parts: [], bufferMinutes: 0 },
]

/** Returns the fields whose bookings occupy a field of the models. */
export function modelGround(fieldId: string) {
  const field = modelFields.find(({ id }) => id === fieldId)
  return field ? occupiedBy(field, modelFields) : new Map<string, number>()
}

/** An arena in memory, which keeps its rules by `applyBookingCommand` alone. */
export class ArenaModel {
  now = clock('12:00')
  readonly bookings = new Map<string, Booking>()
  readonly done = new Map<string, DoneBookingCommand>()
  closed: { start: number; end: number }[] = []
  deals: PricingDeal[] = []
  readonly coupons = new Map<string, Coupon>()
  /** The codes of the tabs that bookings are on. */
  readonly tabs = new Map<string, string>()
  #codes = 0

  /** Carries a command out once, and stores what comes of it. */
  give(command: BookingStep): BookingOutcome | 'again' {
    if (this.done.has(command.id)) return 'again'
    const outcome = applyBookingCommand(command, this.context())
    if (!outcome.ok) return outcome
    for (const booking of outcome.bookings) this.bookings.set(booking.id, booking)
    for (const coupon of outcome.coupons) this.coupons.set(coupon.code, coupon)
    this.done.set(command.id, outcome.done)
    if (command.type === 'undo') {
      const undone = this.done.get(command.commandId)
      if (undone) this.done.set(undone.id, { ...undone, undoneById: command.id })
    }
    return outcome
  }

  /** Returns all that a command of its owner is judged by now. */
  context(): BookingCommandContext {
    return {
      data: this.#data(),
      at: this.now,
      byId: 'dono',
      newCode: () => `RSV-${++this.#codes}`,
      pixCode: null,
    }
  }

  /** Returns the bookings that hold or use a field now. */
  using(fieldId: string): Booking[] {
    return [...this.bookings.values()].filter(
      (booking) => booking.fieldId === fieldId && occupies(booking, this.now),
    )
  }

  /** Returns the bookings that a coupon was put on. */
  withCoupon(couponId: string): Booking[] {
    return [...this.bookings.values()].filter(({ couponUsed }) => couponUsed?.couponId === couponId)
  }

  schedule(fieldId: string, without: readonly string[] = []) {
    const ground = modelGround(fieldId)
    const using = [...ground.keys()].flatMap((id) => this.using(id))
    const occupied = takenOn(
      ground,
      using
        .filter(({ id }) => !without.includes(id))
        .map((booking) => ({ ...minutesOf(booking), fieldId: booking.fieldId })),
    )
    return scheduleWith({
      field: { bufferMinutes: modelFields.find(({ id }) => id === fieldId)?.bufferMinutes ?? 0 },
      openingHours: everyDay({ opens: 18 * 60, closes: 23 * 60 }),
      now: this.now,
      deals: this.deals,
      occupied: [...occupied, ...this.closed.map((each) => ({ ...each, kind: 'taken' as const }))],
    })
  }

  #data(): BookingData {
    return {
      companyId: 'arena',
      rules: usualRules,
      booking: (id) => this.bookings.get(id),
      schedule: (fieldId, without) =>
        modelFields.some(({ id }) => id === fieldId) ? this.schedule(fieldId, without) : undefined,
      occupiedBy: modelGround,
      customer: (id) => (id === 'rafael' ? { id, name: 'Rafael', phone: '5585901234567' } : undefined),
      onTab: (id) => this.tabs.get(id) ?? null,
      done: (id) => this.done.get(id),
      coupon: (code) => this.coupons.get(code),
      uses: {
        timeZone: 'America/Fortaleza',
        usesOf: ({ id }) => this.withCoupon(id),
        usesBy: ({ id }, person) => this.withCoupon(id).filter((each) => couponPerson(each) === person),
      },
    }
  }
}
