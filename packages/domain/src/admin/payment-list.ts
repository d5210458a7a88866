import { bookingSchema } from '../bookings/booking.ts'
import { all, is, item, joined, known, not, own, when } from '../lists/expressions.ts'
import { declareMerged } from '../lists/merged-list.ts'
import { seriesSchema } from '../series/series.ts'
import { tabSchema } from '../tabs/tab.ts'
import { listedPayment } from './admin-rows.ts'

const joins = { company: { table: 'companies', key: 'companyId' } } as const
const [yes, no, always] = [known(true), known(false), all()]

/** The values of what is paid, whatever pays it. */
const of = (source: 'booking' | 'tab' | 'series', code = own('code')) => ({
  code,
  source: known(source),
  sourceId: own('id'),
  customerName: own('customerName'),
  companyName: joined('company', 'name'),
  timeZone: joined('company', 'timeZone'),
})

/** The values of a payment on the site: `part` is its place in a booking. */
const online = (part: 'payment' | 'balance') => ({
  ...of('booking'),
  id: own(`${part}.id`),
  online: yes,
  method: own(`${part}.method`),
  amountCents: own(`${part}.amountCents`),
  refundedCents: own(`${part}.refundedCents`),
  status: own(`${part}.status`),
  at: known(own(`${part}.paidAt`), own(`${part}.createdAt`)),
})

/** Tells whether a part of a booking was paid by itself: what a tab or the counter has taken is listed where the money came. */
const byItself = (part: 'payment' | 'balance') =>
  all(
    is(own(part), '<>', null),
    is(own(`${part}.tabId`), '=', null),
    not(is(own(`${part}.atCounter`), '=', true)),
  )

const isVoided = is(item('voided'), '<>', null)
const taken = {
  id: item('id'),
  online: no,
  method: item('method'),
  amountCents: item('amountCents'),
  refundedCents: when([[isVoided, item('amountCents')]], 0),
  status: when([[isVoided, 'voided']], 'paid'),
  at: item('paidAt'),
}
const waiting = {
  id: item('id'),
  online: no,
  method: known('pix'),
  amountCents: item('amountCents'),
  refundedCents: known(0),
  status: known('pending'),
  at: item('createdAt'),
}

const booking = { table: 'bookings', stored: bookingSchema, joins } as const
const tab = { table: 'tabs', stored: tabSchema, joins } as const
const series = { table: 'series', stored: seriesSchema, joins } as const
const billed = of('series', item('outer.month'))

/** The list of the payments of bookings, tabs and fixed slots, newest first. */
export const paymentList = declareMerged(listedPayment, {
  sources: [
    { ...booking, elements: [], where: byItself('payment'), values: online('payment') },
    { ...booking, elements: [], where: byItself('balance'), values: online('balance') },
    { ...booking, elements: ['counter.payments'], where: always, values: { ...of('booking'), ...taken } },
    { ...booking, elements: ['counter.pendingPix'], where: always, values: { ...of('booking'), ...waiting } },
    { ...tab, elements: ['payments'], where: always, values: { ...of('tab'), ...taken } },
    { ...tab, elements: ['pendingPix'], where: always, values: { ...of('tab'), ...waiting } },
    { ...series, elements: ['accounts', 'payments'], where: always, values: { ...billed, ...taken } },
    { ...series, elements: ['accounts', 'pendingPix'], where: always, values: { ...billed, ...waiting } },
  ],
  order: [
    { column: 'at', down: true },
    { column: 'id', down: false },
  ],
})
