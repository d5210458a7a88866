import { describe, expect, it } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import { counterPartOf } from '../bookings/money/counter-part.ts'
import { compileMerged } from '../lists/merged-list.ts'
import type { Payment } from '../payments/payment.ts'
import { listReading } from '../testing/list-reading.ts'
import { sampleBooking } from '../testing/sample-booking.ts'
import { openTab, tabPayment } from '../testing/tab-samples.ts'
import type { PaymentRow } from './admin-rows.ts'
import { paymentList } from './payment-list.ts'

const NOW = '2026-11-20T13:00:00.000Z'
const LATER = '2026-11-20T14:00:00.000Z'
const compiled = compileMerged(paymentList)
const tables = paymentList.sources.map(({ table }) => table)
const voided = { at: LATER, byId: null, reason: 'Erro' }

/** Returns the payments of a stored row of a table. */
function paymentsOf(table: string, stored: object): PaymentRow[] {
  const rows: PaymentRow[] = []
  for (const [index, add] of compiled.add.entries())
    if (tables[index] === table) add(stored, listReading(NOW), rows)
  return rows
}
const ofBooking = (changes: Partial<Booking>) =>
  paymentsOf('bookings', sampleBooking({ companyId: 'arena', ...changes }))
const payment = (changes: Partial<Payment> = {}): Payment => ({
  id: 'pay',
  method: 'pix',
  status: 'paid',
  amountCents: 10_000,
  refundedCents: 500,
  pixCode: null,
  createdAt: NOW,
  paidAt: LATER,
  ...changes,
})

describe('the payments in the list of the admin (H12)', () => {
  it('are those of a booking on the site, whole or in two parts, by when the money came', () => {
    expect(ofBooking({ payment: payment() })).toEqual([
      {
        id: 'pay',
        code: 'RSV-TEST',
        source: 'booking',
        sourceId: 'b',
        online: true,
        customerName: 'Ana',
        companyName: 'Arena Paulista',
        timeZone: 'America/Sao_Paulo',
        method: 'pix',
        amountCents: 10_000,
        refundedCents: 500,
        status: 'paid',
        at: LATER,
      },
    ])
    const balance = payment({ id: 'rest', method: 'venue', status: 'pending', paidAt: null })
    expect(ofBooking({ payment: payment(), balance }).map(({ id, status, at }) => [id, status, at])).toEqual([
      ['pay', 'paid', LATER],
      ['rest', 'pending', NOW],
    ])
    expect(ofBooking({})).toEqual([])
  })

  it('are listed once where a tab or the counter has taken the money', () => {
    expect(ofBooking({ payment: payment({ tabId: 'tab-1' }) })).toEqual([])
    expect(ofBooking({ payment: payment(), balance: payment({ id: 'rest', tabId: 'tab-1' }) })).toHaveLength(
      1,
    )
    const counter = {
      ...counterPartOf({}),
      payments: [tabPayment({ id: 'cash' }), tabPayment({ id: 'wrong', voided })],
      pendingPix: [{ id: 'pix', amountCents: 700, pixCode: null, createdAt: NOW, byId: null }],
    }
    const rows = ofBooking({ payment: payment({ method: 'venue', atCounter: true }), counter })
    expect(rows.map(({ id, online, status, refundedCents }) => [id, online, status, refundedCents])).toEqual([
      ['cash', false, 'paid', 0],
      ['wrong', false, 'voided', 900],
      ['pix', false, 'pending', 0],
    ])
    expect(rows.at(-1)).toMatchObject({ method: 'pix', amountCents: 700, at: NOW })
  })

  it('are those of tabs and of the months of fixed slots, as the counter took them', () => {
    const pendingPix = [{ id: 'pix', amountCents: 700, pixCode: null, createdAt: NOW, byId: null }]
    const account = { payments: [tabPayment()], pendingPix }
    expect(paymentsOf('tabs', openTab(account))).toMatchObject([
      { id: 'payment-1', source: 'tab', sourceId: 'tab-1', code: 'CMD-7K2Q', online: false, status: 'paid' },
      { id: 'pix', source: 'tab', status: 'pending' },
    ])
    const series = {
      id: 's',
      companyId: 'arena',
      customerName: 'Bia',
      accounts: [{ month: '2026-11', ...account }],
    }
    expect(paymentsOf('series', series)).toMatchObject([
      {
        id: 'payment-1',
        source: 'series',
        sourceId: 's',
        code: '2026-11',
        customerName: 'Bia',
        status: 'paid',
      },
      { id: 'pix', source: 'series', code: '2026-11', status: 'pending' },
    ])
  })

  it('come with the newest first, those of one instant by their id', () => {
    const rows = ['b', 'a', 'new'].map((id) => ({ id, at: id === 'new' ? LATER : NOW }) as PaymentRow)
    expect(compiled.ordered(rows).map(({ id }) => id)).toEqual(['new', 'a', 'b'])
  })
})
