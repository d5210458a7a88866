import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRules } from '../../testing/any-rules.ts'
import type { Booking } from '../booking.ts'
import { dueCents, paidCents } from '../money/booking-money.ts'
import type { PaymentRequest } from '../money/payment-request.ts'
import { confirmByPix, decideCard } from './confirm.ts'
import { type BankAnswer, payBooking, type PaymentPlan, planPayment } from './pay.ts'

const AT = '2026-11-20T13:00:00.000Z'
const UNTIL = '2026-11-20T13:15:00.000Z'
const place = { fieldName: 'Campo 1', companyName: 'Arena', timeZone: 'America/Fortaleza', ownerId: 'dono' }

/** Half of all arenas ask for the whole price, and may take it at the venue. */
const rules = fc.oneof(
  anyRules,
  anyRules.map((each) => ({ ...each, depositPercent: 100 })),
)
const held: fc.Arbitrary<Booking> = fc
  .record({ priceCents: fc.integer({ min: 1, max: 100_000 }), rules })
  .map((rest) => ({
    id: 'bkg',
    code: 'RSV-7K2Q',
    fieldId: 'campo',
    companyId: 'arena',
    athleteId: 'ana',
    customerName: 'Ana',
    customerPhone: null,
    start: '2026-11-21T22:00:00.000Z',
    end: '2026-11-21T23:00:00.000Z',
    source: 'site',
    status: 'awaiting_payment',
    createdAt: AT,
    holdExpiresAt: UNTIL,
    confirmedAt: null,
    cancellation: null,
    payment: null,
    balance: null,
    ...rest,
  }))

const card = { token: 'card', instalments: 1 }
const request: fc.Arbitrary<PaymentRequest> = fc.constantFrom<PaymentRequest[]>(
  { method: 'venue' },
  { method: 'pix' },
  { method: 'pix', whole: true },
  { method: 'card', card },
  { method: 'card', card, whole: true },
)
const context = fc.record({
  near: fc.constant([]),
  accepts: fc.record({ company: fc.boolean(), field: fc.boolean() }),
  creditLeftCents: fc.oneof(fc.constant(0), fc.nat(120_000)),
  at: fc.constant(AT),
})
const waits = fc.constantFrom(null, 'bank' as const, 'confirmation' as const)

let made = 0
const moment = { at: AT, place, newId: () => `pay-${++made}` }

/** Returns what the bank answers to a plan. */
function bankAnswer({ by, split }: PaymentPlan, cardWaits: 'bank' | 'confirmation' | null): BankAnswer {
  const charged = { brand: 'visa' as const, last4: '1111', instalments: 1, waits: cardWaits }
  return {
    pixCode: by === 'pix' ? '000201' : null,
    card: by === 'card' ? { paymentId: 'pay-card', amountCents: split.nowCents, card: charged } : null,
  }
}

describe('paying a held booking (rule 4)', () => {
  it('asks for the whole price in parts, and confirms it exactly when nothing is waited for', () => {
    const seen = { refused: 0, confirmed: 0, waiting: 0, withCredit: 0, withRest: 0, atVenue: 0 }
    fc.assert(
      fc.property(held, request, context, waits, (booking, asked, given, cardWaits) => {
        const plan = planPayment(booking, asked, given)
        if (!plan.ok) {
          seen.refused += 1
          // Only paying at the venue can be refused while the hold lasts.
          expect([plan.code, plan.field]).toEqual(['payment_method_refused', 'method'])
          expect(asked.method).toBe('venue')
          return
        }
        const { creditCents, nowCents, atVenueCents } = plan.split
        expect(creditCents + nowCents + atVenueCents).toBe(booking.priceCents)
        expect(Math.min(creditCents, nowCents, atVenueCents)).toBeGreaterThanOrEqual(0)
        expect(creditCents).toBeLessThanOrEqual(given.creditLeftCents)
        const { changes, notices } = payBooking(booking, plan, bankAnswer(plan, cardWaits), moment)
        const [after] = changes.bookings
        expect(dueCents(after) + paidCents(after)).toBe(booking.priceCents)
        const isConfirmed =
          plan.by === 'venue' || plan.by === 'nothing' || (plan.by === 'card' && cardWaits === null)
        expect(after.status).toBe(isConfirmed ? 'confirmed' : 'awaiting_payment')
        expect(after.holdExpiresAt).toBe(isConfirmed ? null : UNTIL)
        expect(notices.map(({ userId }) => userId)).toEqual(isConfirmed ? ['ana', 'dono'] : [])
        if (isConfirmed) seen.confirmed += 1
        else seen.waiting += 1
        if (creditCents > 0) seen.withCredit += 1
        if (plan.by === 'venue') seen.atVenue += 1
        if (nowCents > 0 && atVenueCents > 0) seen.withRest += 1
      }),
      { numRuns: 2_000 },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(3)
  })

  it('is confirmed later by the Pix that waits, for what it asked for', () => {
    fc.assert(
      fc.property(held, context, fc.boolean(), (booking, given, whole) => {
        const asked = { method: 'pix' as const, ...(whole && { whole: true as const }) }
        const plan = planPayment(booking, asked, given)
        if (!plan.ok || plan.by !== 'pix') return
        const [waiting] = payBooking(booking, plan, bankAnswer(plan, null), moment).changes.bookings
        const again = planPayment(waiting, asked, given)
        expect(again).toMatchObject({ by: 'as-before' })
        const paid = confirmByPix(waiting, { at: AT, place })
        expect(paid?.changes.bookings[0]).toMatchObject({
          status: 'confirmed',
          payment: { id: waiting.payment?.id, status: 'paid', amountCents: plan.split.nowCents, paidAt: AT },
        })
        expect(confirmByPix(booking, { at: AT, place })).toBeNull()
      }),
    )
  })

  it('ends the wait of a card once, and confirms only while the hold lasts', () => {
    const decided = fc.record({ approved: fc.boolean(), at: fc.constantFrom(AT, UNTIL) })
    fc.assert(
      fc.property(held, context, decided, (booking, given, { approved, at }) => {
        const plan = planPayment(booking, { method: 'card', card }, given)
        if (!plan.ok || plan.by !== 'card') return
        const [waiting] = payBooking(booking, plan, bankAnswer(plan, 'bank'), moment).changes.bookings
        const outcome = decideCard(waiting, { paymentId: 'pay-card', approved }, { at, place })
        const isConfirmed = approved && at < UNTIL
        expect(outcome?.changes.bookings[0]).toMatchObject({
          status: isConfirmed ? 'confirmed' : 'awaiting_payment',
          payment: { status: isConfirmed ? 'paid' : 'failed', card: { waits: null } },
        })
        expect(outcome?.notices[0]?.type).toBe(isConfirmed ? 'success' : 'warning')
        const [after] = outcome?.changes.bookings ?? [waiting]
        expect(decideCard(after, { paymentId: 'pay-card', approved }, { at, place })).toBeNull()
        expect(decideCard(waiting, { paymentId: 'another', approved }, { at, place })).toBeNull()
      }),
    )
  })
})

describe('a price of R$ 100 with a deposit of 30 % (rule 4)', () => {
  const [sample] = fc.sample(held, { numRuns: 1, seed: 7 })
  const deposit = { ...(sample as Booking).rules, depositPercent: 30 }
  const booking: Booking = { ...(sample as Booking), priceCents: 10_000, rules: deposit }
  const given = { near: [], accepts: { company: true, field: true }, creditLeftCents: 0, at: AT }
  const planned = (asked: PaymentRequest, creditLeftCents = 0, of = booking) => {
    const plan = planPayment(of, asked, { ...given, creditLeftCents })
    return plan.ok ? plan : null
  }

  it('is asked for in part, or whole', () => {
    expect(planned({ method: 'pix' })).toMatchObject({ by: 'pix', split: { nowCents: 3_000 } })
    expect(planned({ method: 'pix', whole: true })).toMatchObject({ by: 'pix', split: { nowCents: 10_000 } })
    expect(planned({ method: 'card', card })).toMatchObject({ by: 'card', split: { nowCents: 3_000 } })
  })

  it('is paid by credit first, which confirms it where it covers the deposit', () => {
    expect(planned({ method: 'pix' }, 1_000)).toMatchObject({ by: 'pix', split: { nowCents: 2_000 } })
    const plan = planned({ method: 'pix' }, 4_000)
    expect(plan).toMatchObject({ by: 'nothing', split: { creditCents: 4_000, atVenueCents: 6_000 } })
    const [paid] = plan
      ? payBooking(booking, plan, { pixCode: null, card: null }, moment).changes.bookings
      : []
    expect(paid).toMatchObject({
      payment: null,
      balance: { method: 'venue', status: 'pending', amountCents: 6_000, pixCode: null, refundedCents: 0 },
      creditUsed: { cents: 4_000, returnedCents: 0 },
    })
  })

  it('keeps the code that waits while its amount is right, and no other', () => {
    const plan = planned({ method: 'pix' })
    const [waiting] = plan
      ? payBooking(booking, plan, { pixCode: '000201', card: null }, moment).changes.bookings
      : []
    expect(waiting?.payment).toMatchObject({
      method: 'pix',
      status: 'pending',
      pixCode: '000201',
      paidAt: null,
    })
    expect(waiting?.creditUsed).toBeUndefined()
    expect(planned({ method: 'pix' }, 0, waiting)).toMatchObject({ by: 'as-before' })
    expect(planned({ method: 'pix', whole: true }, 0, waiting)).toMatchObject({ by: 'pix' })
    expect(planned({ method: 'card', card }, 0, waiting)).toMatchObject({ by: 'card' })
    const failed = waiting?.payment && {
      ...waiting,
      payment: { ...waiting.payment, status: 'failed' as const },
    }
    expect(failed && planned({ method: 'pix' }, 0, failed)).toMatchObject({ by: 'pix' })
    const again = waiting && planned({ method: 'pix' }, 0, waiting)
    const same = again && payBooking(waiting, again, { pixCode: null, card: null }, moment)
    expect(same).toEqual({ ok: true, changes: { bookings: [waiting] }, notices: [] })
  })

  it('is paid at the venue only where no deposit is asked for and both accept it', () => {
    const free = { ...booking, rules: { ...deposit, depositPercent: 100 } }
    const at = (company: boolean, field: boolean, of = free) =>
      planPayment(of, { method: 'venue' }, { ...given, accepts: { company, field } })
    expect(at(true, true)).toMatchObject({ by: 'venue', split: { nowCents: 0, atVenueCents: 10_000 } })
    expect(at(true, false)).toMatchObject({ message: 'Essa reserva não aceita pagamento no local.' })
    expect(at(false, true)).toMatchObject({ message: 'Essa arena não aceita pagamento no local.' })
    expect(at(true, true, booking)).toMatchObject({ ok: false })
    const plan = planned({ method: 'venue' }, 10_000, free)
    const [paid] = plan ? payBooking(free, plan, { pixCode: null, card: null }, moment).changes.bookings : []
    expect(paid).toMatchObject({ status: 'confirmed', payment: null, balance: null })
  })
})

describe('a booking that cannot be paid (rules 1 and 4)', () => {
  const [sample] = fc.sample(held, { numRuns: 1, seed: 7 })
  const booking = sample as Booking
  const rest = { near: [], accepts: { company: true, field: true }, creditLeftCents: 0, at: AT }
  const confirmed: Booking = { ...booking, status: 'confirmed', holdExpiresAt: null }
  it.each([
    ['after its hold', booking, { at: UNTIL }, 'hold_expired'],
    ['once it is cancelled', { ...booking, status: 'cancelled' as const }, {}, 'booking_cancelled'],
    ['twice', confirmed, {}, 'booking_confirmed'],
    ['where another one has its time', booking, { near: [{ ...confirmed, id: 'other' }] }, 'slot_taken'],
  ])('is refused %s', (_when, paid, given, code) => {
    expect(planPayment(paid, { method: 'pix' }, { ...rest, ...given })).toMatchObject({ ok: false, code })
  })

  it.each([
    ['itself, confirmed elsewhere', { ...confirmed, id: 'bkg' }],
    ['a hold that lasts', { ...booking, id: 'other' }],
    ['one that was cancelled', { ...confirmed, id: 'other', status: 'cancelled' as const }],
    ['a hold that is over', { ...booking, id: 'other', holdExpiresAt: AT }],
  ])('is not in the way of %s', (_what, other) => {
    expect(planPayment(booking, { method: 'pix' }, { ...rest, near: [other] })).toMatchObject({ ok: true })
  })
  it('is not in its own way, nor is a hold that began beside it', () => {
    const near = [booking, { ...booking, id: 'other' }]
    expect(planPayment(booking, { method: 'pix' }, { ...rest, near })).toMatchObject({ ok: true })
  })

  it('waits for the bank that is looking at a card', () => {
    const payment = {
      ...bankAnswer(
        { ok: true, by: 'card', split: { creditCents: 0, nowCents: 1, atVenueCents: 0 } },
        'bank',
      ),
    }
    const step = payment.card
    const waiting: Booking = {
      ...booking,
      payment: {
        id: 'pay-card',
        method: 'card',
        status: 'pending',
        amountCents: 1,
        refundedCents: 0,
        pixCode: null,
        ...(step && { card: step.card }),
        createdAt: AT,
        paidAt: null,
      },
    }
    expect(planPayment(waiting, { method: 'pix' }, rest)).toMatchObject({ ok: false, code: 'conflict' })
  })
})
