import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paidCents } from '../bookings/money/booking-money.ts'
import { HOLD_MINUTES } from '../bookings/booking.ts'
import { refundAt, type RefundForm, refundForms } from '../bookings/cancel/refund.ts'
import { canCancel, canPay, statusAt } from '../bookings/status.ts'
import { usualRules } from '../companies/arena-rules.ts'
import { RAIN_CHOICE_DAYS, rainStateAt } from '../rain/rain.ts'
import { creditBalance, creditMoves } from './credit.ts'
import { payableWithCredit } from './split-with-credit.ts'

type Command =
  | { do: 'book'; priceCents: number; deposit: number }
  | { do: 'pay' | 'rain' | 'take credit' | 'take a time'; which: number }
  | { do: 'cancel'; which: number; by: 'athlete' | 'company'; refundAs: RefundForm }
  | { do: 'advance'; hours: number }

const which = fc.nat(3)
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      priceCents: fc.integer({ min: 1, max: 30_000 }),
      deposit: fc.constantFrom(10, 33, 100),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constantFrom('pay', 'rain', 'take credit', 'take a time'), which }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      which,
      by: fc.constantFrom('athlete', 'company'),
      refundAs: fc.constantFrom(...refundForms),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      hours: fc.constantFrom(0.1, 1, 20, 400, 800),
    }),
  },
)

const HOUR = 3_600_000

/** One athlete at one arena: the least that keeps money and credit, with nothing but the functions of the domain. */
class Arena {
  at = Date.parse('2026-11-20T13:00:00.000Z')
  readonly bookings: ReturnType<Arena['made']>[] = []

  get now(): string {
    return new Date(this.at).toISOString()
  }
  get balance(): number {
    return creditBalance(this.bookings, this.now)
  }
  /** The money that the arena has from its athlete. */
  get money(): number {
    return this.bookings.reduce((sum, { moneyCents }) => sum + moneyCents, 0)
  }

  /** The cost of the bookings that stand, or wait for a choice. */
  get playedFor(): number {
    const stands = (booking: Arena['bookings'][number]) =>
      ['confirmed', 'completed'].includes(statusAt(booking, this.now)) ||
      rainStateAt(booking, this.now) === 'choose'
    return this.bookings.filter(stands).reduce((sum, booking) => sum + paidCents(booking), 0)
  }

  made(priceCents: number, depositPercent: number) {
    const later = (hours: number) => new Date(this.at + hours * HOUR).toISOString()
    return {
      status: 'awaiting_payment' as 'awaiting_payment' | 'confirmed' | 'cancelled' | 'rained_out',
      holdExpiresAt: later(HOLD_MINUTES / 60) as string | null,
      createdAt: later(0),
      start: later(30),
      end: later(31),
      priceCents,
      rules: { ...usualRules, depositPercent },
      payment: null as { status: 'paid' | 'refunded'; amountCents: number } | null,
      balance: null,
      creditUsed: undefined as { cents: number; returnedCents: number } | undefined,
      rain: undefined as Parameters<typeof rainStateAt>[0]['rain'],
      cancellation: null as { creditCents: number } | null,
      moneyCents: 0,
    }
  }

  run(command: Command): void {
    if (command.do === 'advance') this.at += command.hours * HOUR
    else if (command.do === 'book') this.bookings.push(this.made(command.priceCents, command.deposit))
    else this.change(command)
  }

  change(command: Exclude<Command, { do: 'advance' | 'book' }>): void {
    const booking = this.bookings[command.which]
    if (!booking) return
    const { now } = this
    if (command.do === 'pay' && canPay(booking, now)) {
      const split = payableWithCredit({ ...booking, creditLeftCents: this.balance })
      booking.creditUsed = { cents: split.creditCents, returnedCents: 0 }
      booking.payment = { status: 'paid', amountCents: split.nowCents }
      booking.moneyCents = split.nowCents
      booking.status = 'confirmed'
    }
    const stands = ['confirmed', 'completed'].includes(statusAt(booking, now))
    if (command.do === 'rain' && stands)
      Object.assign(booking, {
        status: 'rained_out',
        rain: {
          at: now,
          offers: ['new-time', 'credit'],
          until: new Date(this.at + RAIN_CHOICE_DAYS * 24 * HOUR).toISOString(),
          paidCents: paidCents(booking),
          chosen: null,
        },
      })
    const waits = rainStateAt(booking, now) === 'choose'
    if (command.do === 'take credit' && waits && booking.rain)
      booking.rain = { ...booking.rain, chosen: { what: 'credit', at: now } }
    if (command.do === 'take a time' && waits && booking.rain) {
      const { start, end } = this.made(0, 100)
      const chosen = { what: 'new-time' as const, at: now }
      Object.assign(booking, { start, end, status: 'confirmed', rain: { ...booking.rain, chosen } })
    }
    if (command.do === 'cancel' && canCancel(booking, now)) {
      const { cents, creditCents } = refundAt(booking, now, command.by)
      booking.status = 'cancelled'
      if (command.refundAs === 'credit' && command.by === 'athlete')
        booking.cancellation = { creditCents: cents }
      else booking.moneyCents -= cents
      if (booking.creditUsed) booking.creditUsed.returnedCents = creditCents
    }
  }
}

it('is what was given, less what was used, plus what came back: never negative, nothing counted twice (rules 5 and 10)', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 40, size: 'max' }), (commands) => {
      const arena = new Arena()
      for (const each of commands) {
        arena.run(each)
        const { balance, now, bookings } = arena
        const moves = bookings.map((booking) => creditMoves(booking, now))
        const sum = (of: (move: (typeof moves)[number]) => number) =>
          moves.reduce((cents, move) => cents + of(move), 0)
        expect(balance).toBe(
          sum((move) => move.givenCents) - sum((move) => move.usedCents) + sum((move) => move.returnedCents),
        )
        expect(balance).toBeGreaterThanOrEqual(0)
        // Credit comes from money that pays for nothing else: it is never made of nothing, nor of the same money twice.
        expect(balance + arena.playedFor).toBeLessThanOrEqual(arena.money)
      }
    }),
    { numRuns: 1_000 },
  )
})
