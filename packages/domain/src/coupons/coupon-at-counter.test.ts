import { beforeEach, describe, expect, it } from 'vitest'
import type { BookingCommand } from '../bookings/commands/command.ts'
import { cancelled } from '../bookings/commands/cancel.ts'
import { toCalendarBooking } from '../bookings/day/calendar.ts'
import { noShowRefund } from '../bookings/cancel/no-show.ts'
import { ArenaModel, clock, MODEL_DAY } from '../testing/arena-model.ts'
import type { Coupon } from './coupon.ts'

const coupon: Coupon = {
  id: 'cup',
  companyId: 'arena',
  code: 'DEZ',
  percent: 10,
  amountCents: null,
  fieldIds: [],
  weekdays: [5],
  fromMinute: 0,
  toMinute: 1440,
  from: MODEL_DAY,
  until: MODEL_DAY,
  maxUses: 2,
  oncePerPerson: false,
  status: 'active',
  taken: 0,
  version: 1,
  createdAt: clock('10:00'),
}

let arena = new ArenaModel()
let ids = 0
beforeEach(() => {
  arena = new ArenaModel()
  arena.coupons.set('DEZ', coupon)
  arena.coupons.set('GRATIS', { ...coupon, id: 'all', code: 'GRATIS', percent: 100 })
  ids = 0
})

type Draft = BookingCommand extends infer C ? (C extends BookingCommand ? Omit<C, 'id'> : never) : never
const give = (draft: Draft) => arena.give({ ...draft, id: `cmd-${++ids}` })
const book = (hours: readonly number[], code?: string) =>
  give({
    type: 'book',
    customer: { kind: 'walk_in', name: 'Seu Jorge', phone: '85900000001' },
    times: hours.map((hour) => ({
      bookingId: `b${hour}`,
      fieldId: 'norte',
      start: clock(`${hour}:00`),
      end: clock(`${hour + 1}:00`),
    })),
    priceCents: null,
    priceReason: null,
    note: '',
    ...(code !== undefined && { coupon: code }),
  })
const put = (bookingId: string, code: string | null) => give({ type: 'coupon', bookingId, code })
const of = (id: string) => {
  const booking = arena.bookings.get(id)
  if (!booking) throw new Error(`there is no ${id}`)
  return booking
}

describe('a coupon at the counter (H2)', () => {
  it('is of each time that is booked with it, all of them or none', () => {
    expect(book([18, 19, 20], 'DEZ')).toMatchObject({ ok: false, message: 'Esse cupom já foi todo usado.' })
    expect(arena.bookings.size).toBe(0)
    expect(book([18, 19], 'DEZ')).toMatchObject({ ok: true })
    expect(of('b18')).toMatchObject({
      priceCents: 10_000,
      couponUsed: { couponId: 'cup', offCents: 1_000 },
      payment: { amountCents: 9_000 },
    })
    expect(arena.coupons.get('DEZ')?.taken).toBe(2)
    expect(book([20], 'DEZ')).toMatchObject({ ok: false, field: 'code' })
  })

  it('is once for a person also among times that are booked together', () => {
    arena.coupons.set('DEZ', { ...coupon, oncePerPerson: true })
    expect(book([18, 19], 'DEZ')).toMatchObject({ message: 'Essa pessoa já usou esse cupom.' })
    expect(book([18], 'DEZ')).toMatchObject({ ok: true })
  })

  it('comes and goes with what is due, and nothing is due at zero', () => {
    book([18])
    expect(put('b18', 'DEZ')).toMatchObject({ ok: true, coupons: [{ code: 'DEZ', taken: 1 }] })
    expect(of('b18').payment).toMatchObject({ amountCents: 9_000, status: 'pending' })
    put('b18', 'GRATIS')
    expect(of('b18').payment).toBeNull()
    expect(toCalendarBooking(of('b18'))).toMatchObject({ dueCents: 0, paidCents: 0 })
    expect(put('b18', null)).toMatchObject({ ok: true, coupons: [] })
    expect(of('b18')).toMatchObject({ couponUsed: undefined, payment: { amountCents: 10_000 } })
    expect(put('b18', 'NADA')).toMatchObject({ ok: false, field: 'code' })
  })

  it('is put on by whoever still pays for a hold, not by the counter', () => {
    book([18])
    const hold = { status: 'awaiting_payment' as const, holdExpiresAt: clock('12:15') }
    arena.bookings.set('b18', { ...of('b18'), ...hold })
    expect(put('b18', 'DEZ')).toMatchObject({ ok: false, code: 'invalid_transition' })
    expect(of('b18').couponUsed).toBeUndefined()
  })

  it('is refused where more is paid than is left, and after a payment lowers the rest', () => {
    book([18])
    const payment = { method: 'cash' as const, receivedCents: 9_500, lines: [] }
    give({ type: 'pay', bookingId: 'b18', paymentId: 'p1', amountCents: 9_500, ...payment })
    expect(put('b18', 'DEZ')).toMatchObject({
      ok: false,
      message: 'Já foi pago mais que o total com o cupom. Devolva um pagamento antes.',
    })
    arena.coupons.set('DEZ', { ...coupon, percent: 5 })
    put('b18', 'DEZ')
    expect(of('b18').payment).toMatchObject({ amountCents: 9_500, status: 'paid', atCounter: true })
  })

  it('never takes off more than a new price, and is taken back with its command', () => {
    book([18], 'GRATIS')
    give({ type: 'price', bookingId: 'b18', priceCents: 4_000, reason: 'Aniversário' })
    expect(of('b18')).toMatchObject({ priceCents: 4_000, couponUsed: { offCents: 4_000 }, payment: null })
    give({ type: 'undo', commandId: `cmd-${ids}` })
    expect(of('b18')).toMatchObject({ priceCents: 10_000, couponUsed: { offCents: 10_000 } })
    book([20], 'DEZ')
    give({ type: 'undo', commandId: `cmd-${ids}` })
    expect(of('b20')).toMatchObject({ status: 'cancelled', couponUsed: { returned: true } })
  })

  it('keeps its booking out of the deals of another hour', () => {
    arena.deals = [
      {
        id: 'd',
        weekdays: [5],
        fromMinute: 1140,
        toMinute: 1200,
        hourCents: 6_000,
        from: MODEL_DAY,
        until: MODEL_DAY,
      },
    ]
    expect(book([19], 'DEZ')).toMatchObject({ ok: false, field: 'code' })
    book([18], 'DEZ')
    give({
      type: 'move',
      bookingId: 'b18',
      fieldId: 'norte',
      start: clock('19:00'),
      end: clock('20:00'),
      price: 'rules',
    })
    expect(of('b18')).toMatchObject({ priceCents: 10_000, payment: { amountCents: 9_000 } })
    expect(of('b18').deal).toBeUndefined()
  })
})

describe('the use of a coupon whose booking is cancelled (H2)', () => {
  const late = clock('17:00')
  const given = (change: object, by: 'athlete' | 'company' = 'athlete', at = late) => {
    const booking = { ...of('b18'), ...change }
    return cancelled(booking, { at, by, byId: null, reason: null }).couponUsed?.returned
  }
  const paid = () => ({ payment: { ...of('b18').payment, method: 'pix', status: 'paid', paidAt: late } })

  it('is given back where the arena keeps nothing, and kept where it keeps money', () => {
    arena.now = clock('12:00')
    book([18], 'DEZ')
    expect(given({})).toBe(true)
    expect(given(paid(), 'company')).toBe(true)
    expect(given(paid())).toBe(false)
    expect(given({ payment: null })).toBe(false)
    expect(given({ creditUsed: { cents: 1, returnedCents: 0 } })).toBe(false)
    expect(given(paid(), 'athlete', new Date(Date.parse(late) - 48 * 3_600_000).toISOString())).toBe(true)
    const byCredit = { payment: null, creditUsed: { cents: 1, returnedCents: 0 } }
    expect(given({ status: 'awaiting_payment', ...byCredit })).toBe(true)
  })

  it('a no-show keeps its part of what was to pay', () => {
    book([18], 'DEZ')
    const rules = { ...of('b18').rules, noShowPercent: 50 }
    const payment = { method: 'pix' as const, status: 'paid', amountCents: 9_000 }
    expect(noShowRefund({ ...of('b18'), rules, payment })).toBe(4_500)
  })
})
