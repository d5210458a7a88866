import { declareList, downwards } from '../../lists/declare-list.ts'
import {
  all,
  any,
  instant,
  is,
  joined,
  known,
  LONG_AGO,
  own,
  passed,
  status,
  when,
} from '../../lists/expressions.ts'
import { bookingSchema } from '../booking.ts'
import { listedBooking } from './booking-row.ts'

/** The status of a booking (rule 4), as `statusAt` tells it. */
export const statusNow = status(own('status'), [
  { from: 'awaiting_payment', at: known(own('holdExpiresAt'), LONG_AGO), to: 'expired' },
  { from: 'confirmed', at: own('end'), to: 'completed' },
])
const isCredit = all(
  is(own('status'), '=', 'rained_out'),
  is(own('rain'), '<>', null),
  any(is(own('rain.chosen'), '<>', null), passed(own('rain.until'))),
)
const isSettled = any(is(statusNow, '=', 'expired'), isCredit)
const withoutPayment = known(own('balance.status'), when([[is(own('creditUsed'), '<>', null), 'paid']], null))

/** The list of all bookings with their state as of now (rule 4), latest start first. */
export const bookingList = declareList(listedBooking, {
  table: 'bookings',
  stored: bookingSchema,
  joins: {
    company: { table: 'companies', key: 'companyId' },
    field: { table: 'fields', key: 'fieldId', optional: true },
  },
  order: [downwards(instant(own('start'))), downwards(own('id'))],
  values: {
    companyName: joined('company', 'name'),
    fieldName: known(joined('field', 'name'), ''),
    timeZone: joined('company', 'timeZone'),
    status: statusNow,
    paymentMethod: own('payment.method'),
    paymentStatus: when(
      [
        [is(own('payment'), '=', null), withoutPayment],
        [all(is(own('payment.status'), '=', 'pending'), isSettled), 'expired'],
        [all(is(own('payment.status'), '=', 'paid'), is(own('balance.status'), '=', 'pending')), 'pending'],
      ],
      own('payment.status'),
    ),
  },
})
