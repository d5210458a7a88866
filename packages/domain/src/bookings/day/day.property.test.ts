import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tooNear } from '../../testing/too-near.ts'
import { ArenaModel, clock } from '../../testing/arena-model.ts'
import type { BookingStep } from '../commands/command.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { occupies } from '../status.ts'
import { counterSum, counterTotal } from '../money/venue-part.ts'

const hour = fc.integer({ min: 17, max: 22 })
const which = fc.nat(5)
const field = fc.constantFrom('norte', 'sul', 'inteiro', 'areia')
const span = fc.record({ fieldId: field, from: hour, hours: fc.constantFrom(0.5, 1, 1.5, 2, 3) })
/** A time as it is booked mostly: one that is open, and short enough for several in an evening. */
const hourOn = fc.record({
  fieldId: field,
  from: fc.integer({ min: 18, max: 22 }),
  hours: fc.constantFrom(1, 1, 1, 1.5, 3),
})

/** A step of somebody at one of two devices; `twice` sends it again, as after a lost answer. */
const step = fc.record({
  twice: fc.boolean(),
  act: fc.oneof(
    fc.record({ do: fc.constant('book' as const), spans: fc.array(hourOn, { minLength: 1, maxLength: 3 }) }),
    fc.record({
      do: fc.constant('move' as const),
      which,
      span,
      price: fc.constantFrom('rules' as const, 'keep' as const),
    }),
    fc.record({
      do: fc.constant('pay' as const),
      which,
      cents: fc.constantFrom(2500, 5000, 10_000, 20_000),
      method: fc.constantFrom('cash' as const, 'card' as const, 'pix' as const),
    }),
    fc.record({
      do: fc.constantFrom(
        'cancel' as const,
        'check_in' as const,
        'no_show' as const,
        'void' as const,
        'bank' as const,
        'undo' as const,
      ),
      which,
    }),
    fc.record({ do: fc.constant('close' as const), from: hour }),
    fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(10, 60, 300) }),
  ),
})
type Act = typeof step extends fc.Arbitrary<infer S> ? (S extends { act: infer A } ? A : never) : never

const place = ({ fieldId, from, hours }: { fieldId: string; from: number; hours: number }) => ({
  fieldId,
  start: clock(`${from}:00`),
  end: new Date(Date.parse(clock(`${from}:00`)) + hours * 3_600_000).toISOString(),
})

/** Returns the command of an act on the present bookings; null where there is none. */
function commandOf(act: Act, arena: ArenaModel, id: string): BookingStep | null {
  const booking = 'which' in act ? [...arena.bookings.values()][act.which] : undefined
  if (act.do === 'book') {
    const command = {
      type: 'book' as const,
      id,
      customer: { kind: 'walk_in' as const, name: 'Ana', phone: null },
    }
    return {
      ...command,
      times: act.spans.map((each, index) => ({ bookingId: `b-${id}-${index}`, ...place(each) })),
      priceCents: null,
      priceReason: null,
      note: '',
    }
  }
  if (act.do === 'close' || act.do === 'wait' || !booking) return null
  const bookingId = booking.id
  const { payments, pendingPix } = counterPartOf(booking)
  switch (act.do) {
    case 'move':
      return { type: 'move', id, bookingId, ...place(act.span), price: act.price }
    case 'pay':
      return {
        type: 'pay',
        id,
        bookingId,
        paymentId: `p-${id}`,
        method: act.method,
        amountCents: act.cents,
        receivedCents: null,
      }
    case 'void':
      return { type: 'void_payment', id, bookingId, paymentId: payments[0]?.id ?? 'none', reason: 'Erro' }
    case 'bank':
      return { type: 'pix_paid', id, bookingId, paymentId: pendingPix[0]?.id ?? 'none' }
    case 'undo':
      return { type: 'undo', id, commandId: [...arena.done.keys()].at(-1) ?? 'none' }
    case 'cancel':
      return { type: 'cancel', id, bookingId, reason: 'Manutenção' }
    case 'check_in':
    case 'no_show':
    default:
      return { type: act.do, id, bookingId }
  }
}

it('never overlaps, never loses a payment nor counts it twice, and refuses with a code (rules 1, 4 and 7)', () => {
  const seen = { several: 0 }
  fc.assert(
    fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
      const arena = new ArenaModel()
      const taken = new Map<string, number>()
      for (const [index, { act, twice }] of steps.entries()) {
        if (act.do === 'wait')
          arena.now = new Date(Date.parse(arena.now) + act.minutes * 60_000).toISOString()
        if (act.do === 'close') {
          const start = Date.parse(clock(`${act.from}:00`)) / 60_000
          const isFree = [...arena.bookings.values()].every(
            (each) =>
              !occupies(each, arena.now) ||
              Date.parse(each.end) / 60_000 <= start ||
              Date.parse(each.start) / 60_000 >= start + 60,
          )
          if (isFree) arena.closed.push({ start, end: start + 60 })
        }
        const command = commandOf(act, arena, `c-${index}`)
        if (command === null) continue
        const outcome = arena.give(command)
        if (twice && outcome !== 'again' && outcome.ok) expect(arena.give(command)).toBe('again')
        if (outcome !== 'again' && !outcome.ok) {
          expect(outcome.code).toMatch(/^[a-z_]+$/)
          expect(outcome.message).toMatch(/\.$/)
          continue
        }
        if (command.type === 'pay' && command.method !== 'pix')
          taken.set(command.paymentId, command.amountCents)
        if (command.type === 'pix_paid') taken.set(command.paymentId, -1)
      }
      const using = [...arena.bookings.values()].filter((each) => occupies(each, arena.now))
      expect(tooNear(using)).toEqual([])
      seen.several += [...arena.done.values()].filter(({ bookingIds }) => bookingIds.length > 1).length
      const kept = [...arena.bookings.values()].flatMap((booking) => counterPartOf(booking).payments)
      expect(kept.map(({ id }) => id).toSorted()).toEqual([...taken.keys()].toSorted())
      for (const booking of arena.bookings.values()) {
        if (booking.status === 'cancelled') continue
        const sum = counterSum(booking)
        expect(sum.paidCents + sum.dueCents).toBe(counterTotal(booking))
        const isPaid = booking.payment?.status === 'paid'
        expect(isPaid).toBe(counterTotal(booking) > 0 && sum.dueCents === 0)
      }
    }),
    { numRuns: 2000 },
  )
  expect(seen.several).toBeGreaterThan(20)
})
