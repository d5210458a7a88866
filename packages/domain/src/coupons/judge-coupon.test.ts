import { describe, expect, it } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import { usualRules } from '../companies/arena-rules.ts'
import type { Coupon } from './coupon.ts'
import { askedCodeSchema, couponCode } from './coupon-code.ts'
import { couponChangeSchema, newCouponSchema } from './coupon-input.ts'
import { isCountedUse } from './counted-uses.ts'
import { type CouponBooking, couponOff, isInHours, judgeCoupon } from './judge-coupon.ts'
import { changeCoupon, changeCouponForAdmin, changeCouponStatus, createCoupon } from './operations.ts'
import { taken, useCoupon } from './use-coupon.ts'

const timeZone = 'America/Fortaleza'
/** Friday, 20 November 2026, at 10h. */
const at = '2026-11-20T13:00:00.000Z'
const input = {
  code: 'IDEIA-20',
  percent: 20,
  amountCents: null,
  fieldIds: ['norte'],
  weekdays: [1, 2, 3, 4, 5],
  fromMinute: 480,
  toMinute: 960,
  from: '2026-11-10',
  until: '2026-11-20',
  maxUses: 2,
  oncePerPerson: true,
}
const coupon: Coupon = {
  ...input,
  id: 'cup',
  companyId: 'arena',
  status: 'active',
  taken: 0,
  version: 1,
  createdAt: at,
}
/** Monday, 23 November 2026, from 14h to 15h. */
const booking: Booking = {
  id: 'b',
  code: 'RSV-0001',
  fieldId: 'norte',
  companyId: 'arena',
  athleteId: 'ana',
  customerName: 'Ana',
  customerPhone: null,
  start: '2026-11-23T17:00:00.000Z',
  end: '2026-11-23T18:00:00.000Z',
  priceCents: 10_000,
  source: 'site',
  status: 'awaiting_payment',
  createdAt: at,
  holdExpiresAt: '2026-11-20T13:15:00.000Z',
  confirmedAt: null,
  rules: usualRules,
  cancellation: null,
  payment: null,
  balance: null,
}
const couponUsed = { couponId: 'cup', code: 'IDEIA-20', offCents: 2_000 }
const use = (id: string, change: Partial<CouponBooking> = {}): CouponBooking => ({
  ...booking,
  id,
  athleteId: id,
  status: 'confirmed',
  holdExpiresAt: null,
  couponUsed,
  ...change,
})
const judged = (
  change: Partial<Coupon> = {},
  of: Partial<Booking> = {},
  uses: readonly CouponBooking[] = [],
  now = at,
) => {
  const facts = {
    at: now,
    timeZone,
    usesOf: () => uses,
    usesBy: (_: Coupon, person: string) =>
      uses.filter(({ athleteId, customerPhone }) => athleteId === person || customerPhone === `55${person}`),
  }
  const outcome = judgeCoupon({ ...coupon, ...change }, { ...booking, ...of }, facts, 'athlete')
  return outcome.ok ? outcome.used : outcome.message
}

describe('a coupon for a booking (H2)', () => {
  it('takes off its percentage or amount, at most the price', () => {
    expect(judged()).toEqual(couponUsed)
    expect(judged({ percent: null, amountCents: 15_000 })).toMatchObject({ offCents: 10_000 })
    expect(couponOff({ percent: 33, amountCents: null }, 9_950)).toBe(3_284)
    expect(couponOff({ percent: 100, amountCents: null }, 9_999)).toBe(9_999)
  })

  it('is refused with its reason, each in its own words', () => {
    expect(
      judgeCoupon(undefined, booking, { at, timeZone, usesOf: () => [], usesBy: () => [] }, 'athlete'),
    ).toMatchObject({
      code: 'invalid',
      field: 'code',
      message: 'Não encontramos esse cupom nesta arena. Confira o código.',
    })
    expect(judged({ status: 'paused' })).toBe('Esse cupom não está valendo agora.')
    expect(judged({ from: '2026-11-21', until: '2026-11-30' })).toBe(
      'Esse cupom ainda não vale: começa em 21/11.',
    )
    expect(judged({}, {}, [], '2026-11-21T03:00:00.000Z')).toBe('Esse cupom venceu em 20/11.')
    expect(judged({}, {}, [], '2026-11-21T02:59:00.000Z')).toEqual(couponUsed)
    expect(judged({}, { fieldId: 'sul' })).toBe('Esse cupom não vale para este campo.')
    expect(judged({ fieldIds: [] }, { fieldId: 'sul' })).toEqual(couponUsed)
    expect(judged({ weekdays: [2, 3] })).toBe('Esse cupom vale para outros horários: ter e qua, 8h às 16h.')
    expect(judged({}, { deal: { id: 'd', fullCents: 12_000 } })).toBe(
      'Esse horário já está em oferta, e o cupom não soma com ela.',
    )
    expect(judged({}, { series: { id: 's', day: '2026-11-23' } })).toBe(
      'Horário fixo é pago pela mensalidade, sem cupom.',
    )
    expect(judged({}, { priceCents: 0 })).toBe('Essa reserva não custa nada: não precisa de cupom.')
  })

  it('is of games that lie wholly in its hours, on the clock of each day', () => {
    const late = { weekdays: [5, 6], fromMinute: 0, toMinute: 1440 }
    const over = { start: '2026-11-21T02:00:00.000Z', end: '2026-11-21T04:00:00.000Z' }
    expect(isInHours(late, over, timeZone)).toBe(true)
    expect(isInHours({ ...late, weekdays: [5] }, over, timeZone)).toBe(false)
    expect(isInHours({ ...late, weekdays: [6] }, over, timeZone)).toBe(false)
    const sunday = { start: '2026-11-22T02:00:00.000Z', end: '2026-11-22T04:00:00.000Z' }
    expect(isInHours({ ...late, weekdays: [6, 0] }, sunday, timeZone)).toBe(true)
    expect(isInHours({ ...coupon, toMinute: 900 }, booking, timeZone)).toBe(true)
    expect(isInHours({ ...coupon, toMinute: 899 }, booking, timeZone)).toBe(false)
  })

  it('is used as often as it is good for, and once by each person', () => {
    expect(judged({}, {}, [use('bia')])).toEqual(couponUsed)
    expect(judged({}, {}, [use('bia'), use('caio')])).toBe('Esse cupom já foi todo usado.')
    expect(judged({ maxUses: null }, {}, [use('bia'), use('caio')])).toEqual(couponUsed)
    expect(judged({}, {}, [use('ana')])).toBe('Você já usou esse cupom.')
    expect(judged({ oncePerPerson: false }, {}, [use('ana')])).toEqual(couponUsed)
    const walkIn = { athleteId: null, customerPhone: '5585900000001' }
    expect(judged({}, walkIn, [use('bia', walkIn)])).toBe('Você já usou esse cupom.')
    expect(judged({}, { athleteId: null }, [use('bia', walkIn)])).toEqual(couponUsed)
    expect(judged({ maxUses: 1 }, {}, [use('b', { athleteId: 'ana' })])).toEqual(couponUsed)
  })

  it('counts holds while they last, and none that was given back or became credit', () => {
    const hold = use('h', { status: 'awaiting_payment', holdExpiresAt: '2026-11-20T13:15:00.000Z' })
    expect(isCountedUse(hold, '2026-11-20T13:14:59.000Z')).toBe(true)
    expect(isCountedUse(hold, '2026-11-20T13:15:00.000Z')).toBe(false)
    expect(isCountedUse(use('c', { status: 'cancelled' }), at)).toBe(true)
    expect(
      isCountedUse(use('c', { status: 'cancelled', couponUsed: { ...couponUsed, returned: true } }), at),
    ).toBe(false)
    expect(isCountedUse(use('n', { couponUsed: undefined }), at)).toBe(false)
    const rain = {
      at,
      offers: ['credit' as const],
      until: '2026-12-20T13:00:00.000Z',
      paidCents: 1,
      chosen: null,
    }
    expect(isCountedUse(use('r', { status: 'rained_out', rain }), at)).toBe(true)
    expect(isCountedUse(use('r', { status: 'rained_out', rain: { ...rain, until: at } }), at)).toBe(false)
  })

  it('is put on a hold once more than before, and drops what waited to be paid', () => {
    const facts = { at, timeZone, near: [], usesOf: () => [], usesBy: () => [] }
    const pix = {
      id: 'p',
      method: 'pix' as const,
      status: 'pending' as const,
      amountCents: 10_000,
      refundedCents: 0,
      pixCode: '0002',
      createdAt: at,
      paidAt: null,
    }
    const waiting = { ...booking, payment: pix, creditUsed: { cents: 10, returnedCents: 0 } }
    const outcome = useCoupon(waiting, coupon, facts)
    expect(outcome.ok && outcome.changes.bookings[0]).toEqual({
      ...booking,
      payment: { ...pix, status: 'expired' },
      creditUsed: undefined,
      couponUsed,
    })
    expect(outcome.ok && outcome.changes.coupons).toEqual([taken(coupon)])
    expect(taken(coupon, 3).taken).toBe(3)
    expect(useCoupon({ ...waiting, payment: { ...pix, method: 'card' } }, coupon, facts)).toMatchObject({
      code: 'conflict',
    })
    expect(useCoupon({ ...booking, status: 'confirmed' }, coupon, facts)).toMatchObject({
      code: 'booking_confirmed',
    })
    expect(useCoupon(booking, coupon, { ...facts, at: '2026-11-20T13:15:00.000Z' })).toMatchObject({
      code: 'hold_expired',
    })
  })
})

describe('a coupon of an arena (H2)', () => {
  const facts = {
    byId: 'dono',
    at,
    newId: (prefix: string) => `${prefix}-1`,
    fields: [{ id: 'norte', name: 'Norte' }],
  }

  it('has a code that is written in one way alone', () => {
    expect(couponCode(' bem vindo ção ')).toBe('BEMVINDOCAO')
    expect(newCouponSchema.parse({ ...input, code: ' volta às-aulas' }).code).toBe('VOLTAAS-AULAS')
    const wrong = (change: object) =>
      newCouponSchema.safeParse({ ...input, ...change }).error?.issues.map(({ path }) => path.join('.'))
    expect(wrong({ code: 'AB' })).toEqual(['code'])
    expect(wrong({ code: 'A'.repeat(21) })).toEqual(['code'])
    expect(wrong({ code: 'AB_C' })).toEqual(['code'])
    expect(wrong({ percent: null })).toEqual(['percent'])
    expect(wrong({ amountCents: 100 })).toEqual(['percent'])
    expect(wrong({ percent: 101 })).toEqual(['percent'])
    expect(wrong({ weekdays: [] })).toEqual(['weekdays'])
    expect(wrong({ toMinute: 480 })).toEqual(['toMinute'])
    expect(wrong({ until: '2026-11-09' })).toEqual(['until'])
    expect(wrong({ maxUses: 0 })).toEqual(['maxUses'])
    expect(couponChangeSchema.safeParse({ ...input, version: 1, toMinute: 480 }).success).toBe(false)
  })

  it('is made, changed and paused, each with its entry; a code is of one coupon', () => {
    const made = createCoupon(input, { ...facts, companyId: 'arena', coupons: [] })
    expect(made.ok && made.changes.coupons[0]).toEqual({ ...coupon, id: 'cup-1' })
    expect(made.ok && made.changes.edits).toHaveLength(1)
    const two = [...facts.fields, { id: 'sul', name: 'Sul' }]
    expect(createCoupon(input, { ...facts, fields: two, companyId: 'arena', coupons: [] }).ok).toBe(true)
    const again = createCoupon(input, { ...facts, companyId: 'arena', coupons: [coupon] })
    expect(again).toMatchObject({ field: 'code', message: 'Já existe um cupom com esse código.' })
    const elsewhere = createCoupon(
      { ...input, fieldIds: ['outro'] },
      { ...facts, companyId: 'arena', coupons: [] },
    )
    expect(elsewhere).toMatchObject({ field: 'fieldIds' })
    const all = { ...facts, coupons: [coupon] }
    expect(changeCoupon(coupon, { ...input, version: 2 }, all)).toMatchObject({ code: 'stale' })
    const changed = changeCoupon(
      coupon,
      { ...input, weekdays: [6], fieldIds: [], maxUses: null, version: 1 },
      all,
    )
    expect(changed).toMatchObject({
      changes: {
        coupons: [{ version: 2, maxUses: null }],
        edits: [
          {
            changes: [
              { field: 'fieldIds', from: 'Norte', to: '' },
              { field: 'weekdays', from: 'seg a sex', to: 'sáb' },
              { field: 'maxUses', from: 2, to: null },
            ],
          },
        ],
      },
    })
    expect(changeCouponStatus(coupon, 'paused', all).changes).toMatchObject({
      coupons: [{ status: 'paused', version: 2 }],
      edits: [{ changes: [{ field: 'status', from: 'active', to: 'paused' }] }],
    })
  })

  it('has its last day and its limit changed by an admin, never to before its first day (H12)', () => {
    const all = { ...facts, coupons: [coupon] }
    expect(changeCouponForAdmin(coupon, { until: '2026-11-30', maxUses: 5 }, all)).toMatchObject({
      changes: {
        coupons: [{ ...coupon, until: '2026-11-30', maxUses: 5, version: 2 }],
        edits: [
          {
            changes: [
              { field: 'until', from: '2026-11-20', to: '2026-11-30' },
              { field: 'maxUses', from: 2, to: 5 },
            ],
          },
        ],
      },
    })
    expect(changeCouponForAdmin(coupon, { until: coupon.from }, all)).toMatchObject({ ok: true })
    expect(changeCouponForAdmin(coupon, { until: '2026-11-09' }, all)).toMatchObject({
      code: 'invalid',
      field: 'until',
    })
  })

  it('keeps its own code when it changes, and may be of fields of the arena alone', () => {
    const other = { ...coupon, id: 'other', code: 'OUTRO' }
    const all = { ...facts, coupons: [other, coupon] }
    expect(changeCoupon(coupon, { ...input, version: 1 }, all)).toMatchObject({ ok: true })
    expect(changeCoupon(coupon, { ...input, code: 'OUTRO', version: 1 }, all)).toMatchObject({
      field: 'code',
    })
    expect(changeCoupon(coupon, { ...input, fieldIds: ['norte', 'x'], version: 1 }, all)).toMatchObject({
      field: 'fieldIds',
    })
  })

  it('is good from 1% or 1 cent on, for a day or for years, on any hour of any day', () => {
    const isGood = (change: object) => newCouponSchema.safeParse({ ...input, ...change }).success
    const amount = (amountCents: number) => isGood({ percent: null, amountCents })
    expect([amount(0), amount(1), amount(1_000_000), amount(1_000_001)]).toEqual([false, true, true, false])
    expect([isGood({ percent: 0 }), isGood({ percent: 1 }), isGood({ percent: 100 })]).toEqual([
      false,
      true,
      true,
    ])
    expect([isGood({ weekdays: [-1] }), isGood({ weekdays: [0, 6] }), isGood({ weekdays: [7] })]).toEqual([
      false,
      true,
      false,
    ])
    expect([isGood({ fromMinute: -1 }), isGood({ fromMinute: 0, toMinute: 1440 })]).toEqual([false, true])
    expect([isGood({ toMinute: 1441 }), isGood({ until: input.from })]).toEqual([false, true])
    expect([isGood({ maxUses: 10_000 }), isGood({ maxUses: 10_001 })]).toEqual([true, false])
  })

  it('is looked up by whatever somebody types, up to 40 letters', () => {
    expect(askedCodeSchema.parse(' bem vindo ')).toBe('BEMVINDO')
    expect(['', '   ', 'A'.repeat(41)].map((code) => askedCodeSchema.safeParse(code).success)).toEqual([
      false,
      false,
      false,
    ])
    expect(askedCodeSchema.safeParse('A'.repeat(40)).success).toBe(true)
  })
})
