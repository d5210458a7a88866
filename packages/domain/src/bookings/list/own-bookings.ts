import * as z from 'zod/mini'
import { declareList, downwards, upwards } from '../../lists/declare-list.ts'
import { all, any, instant, is, isOneOf, joined, not, own, passed } from '../../lists/expressions.ts'
import { declareColumns } from '../../lists/list-columns.ts'
import { timeZoneSchema } from '../../time/zone.ts'
import { bookingStatuses } from '../booking-status.ts'
import { bookingSchema } from '../booking.ts'
import { statusNow } from './booking-list.ts'

/** The columns by which bookings are found for those whose they are. */
const columns = declareColumns(
  {
    id: 'shown',
    code: 'text',
    customerName: 'text',
    customerPhone: 'text',
    fieldId: 'shown',
    timeZone: ['shown', timeZoneSchema],
    start: 'instant',
    createdAt: 'instant',
    priceCents: 'money',
    status: ['choice', z.enum(bookingStatuses)],
    /** As `isOpen` tells it. */
    open: ['choice', z.boolean()],
    /** The sets of bookings, as `isInSet` tells them. */
    occupied: ['choice', z.boolean()],
    confirmed: ['choice', z.boolean()],
    held: ['choice', z.boolean()],
    kept: ['choice', z.boolean()],
  },
  bookingSchema,
)

const isHeld = all(is(own('source'), '=', 'site'), is(own('series'), '=', null))
const list = {
  table: 'bookings',
  stored: bookingSchema,
  joins: { company: { table: 'companies', key: 'companyId' } },
  scopes: { company: 'companyId', athlete: 'athleteId' },
  values: {
    timeZone: joined('company', 'timeZone'),
    status: statusNow,
    open: any(
      all(isOneOf(statusNow, ['awaiting_payment', 'confirmed']), not(passed(own('end')))),
      all(
        is(own('status'), '=', 'rained_out'),
        is(own('rain'), '<>', null),
        is(own('rain.chosen'), '=', null),
        not(passed(own('rain.until'))),
      ),
    ),
    occupied: isOneOf(statusNow, ['confirmed', 'completed', 'no_show']),
    confirmed: not(isOneOf(statusNow, ['expired', 'awaiting_payment'])),
    held: isHeld,
    kept: all(isHeld, is(own('confirmedAt'), '<>', null)),
  },
} as const

/** The bookings of an arena or an athlete, latest first, and soonest first. */
export const latestBookings = declareList(columns, {
  ...list,
  order: [downwards(instant(own('start'))), downwards(own('id'))],
})
export const soonestBookings = declareList(columns, {
  ...list,
  order: [upwards(instant(own('start'))), upwards(own('id'))],
})
