import type { ArenaRules } from '../../companies/arena-rules.ts'
import type { OccupiedBy } from '../../fields/shared-ground.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import type { Coupon } from '../../coupons/coupon.ts'
import type { CouponFacts } from '../../coupons/judge-coupon.ts'
import type { DoneBookingCommand } from './done-booking-command.ts'
import type { Booking } from '../booking.ts'
import type { Interval } from '../../time/interval.ts'
import type { CounterSchedule } from '../quote/judge-at-counter.ts'

/** A person with an account, as a booking names them. */
export type CustomerFact = { id: string; name: string; phone: string | null }

/** The data of one company that a command about bookings reads. */
export type BookingData = {
  companyId: string
  /** The rules under which a booking is made. */
  rules: ArenaRules
  booking: (id: string) => Booking | undefined
  /** When a field of the company is open and taken, without some bookings; undefined for a field that is not theirs. */
  /** `time` limits it to the days around that; without it, it is of all days. */
  schedule: (fieldId: string, without: readonly string[], time?: Interval) => CounterSchedule | undefined
  /** The fields whose bookings occupy a field; empty for a field that is not theirs. */
  occupiedBy: (fieldId: string) => OccupiedBy
  customer: (id: string) => CustomerFact | undefined
  /** The code of the tab that a booking is on; null for none. */
  onTab: (bookingId: string) => string | null
  done: (commandId: string) => DoneBookingCommand | undefined
  /** The coupon of the company with a code. */
  coupon: (code: string) => Coupon | undefined
  /** The zone of the company, and the bookings that have a coupon. */
  uses: Omit<CouponFacts, 'at'>
}

/** The data that a command reads, the instant, its author, and what only a server makes. */
export type BookingCommandContext = {
  data: BookingData
  at: string
  byId: string | null
  /** Returns the code of a new booking. */
  newCode: () => string
  /** The BR Code of a Pix payment; null where the client cannot know it. */
  pixCode: string | null
}

/** The bookings that a command changes, in the order in which it names them, and the coupons that it puts on them. */
export type AppliedBookings = { ok: true; bookings: Booking[]; coupons?: readonly Coupon[] }

/** A refusal; `time` is the one of several that it is about. */
export type BookingRefusal = Refusal & { time?: { fieldId: string; start: string; end: string } }
