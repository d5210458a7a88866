import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BookingCommand } from '../bookings/commands/command.ts'
import { judgeAtCounter } from '../bookings/quote/judge-at-counter.ts'
import { quote } from '../bookings/quote/quote.ts'
import { ArenaModel, clock, MODEL_DAY } from '../testing/arena-model.ts'
import { toInstant, toMinutes } from '../time/zone.ts'
import { measureDeal } from './measure-deal.ts'

/** 19h to 21h of the model's Friday for R$ 60 an hour instead of R$ 100. */
const deal = {
  id: 'oferta',
  weekdays: [5],
  fromMinute: 1140,
  toMinute: 1260,
  hourCents: 6_000,
  from: MODEL_DAY,
  until: MODEL_DAY,
}

let arena = new ArenaModel()
let ids = 0
beforeEach(() => {
  arena = new ArenaModel()
  arena.deals = [deal]
  ids = 0
})

type Draft = BookingCommand extends infer C ? (C extends BookingCommand ? Omit<C, 'id'> : never) : never
const give = (draft: Draft) => arena.give({ ...draft, id: `cmd-${++ids}` })
const book = (bookingId: string, from: string, to: string, ownCents: number | null = null) =>
  give({
    type: 'book',
    customer: { kind: 'walk_in', name: 'Seu Jorge', phone: null },
    times: [{ bookingId, fieldId: 'norte', start: clock(from), end: clock(to) }],
    priceCents: ownCents,
    priceReason: ownCents === null ? null : 'Aniversário',
    note: '',
  })
const move = (bookingId: string, from: string, to: string, price: 'rules' | 'keep' = 'rules') =>
  give({ type: 'move', bookingId, fieldId: 'norte', start: clock(from), end: clock(to), price })
const of = (id: string) => arena.bookings.get(id)

describe('a deal at the counter (N9)', () => {
  it('is proposed in its hours, booked as one of its own, and counted', () => {
    book('a', '18:00', '20:00')
    expect(of('a')).toMatchObject({
      source: 'counter',
      priceCents: 16_000,
      payment: { amountCents: 16_000 },
      deal: { id: 'oferta', fullCents: 20_000 },
    })
    book('b', '22:00', '23:00')
    expect(of('b')).toMatchObject({ priceCents: 10_000 })
    expect(of('b')).not.toHaveProperty('deal')
    const stored = {
      ...deal,
      fieldIds: ['norte'],
      audience: 'everyone' as const,
      companyId: 'arena',
      createdAt: arena.now,
      endedAt: null,
    }
    const bookings = [...arena.bookings.values()]
    expect(measureDeal(stored, { timeZone: 'America/Fortaleza', now: arena.now, bookings })).toMatchObject({
      sold: 1,
      soldCents: 16_000,
      newPeople: 0,
    })
    const missed = bookings.map((booking) => ({ ...booking, status: 'no_show' as const }))
    const without = measureDeal(stored, { timeZone: 'America/Fortaleza', now: arena.now, bookings: missed })
    expect(without).toMatchObject({ sold: 0, soldCents: 0, cents: 0 })
  })

  it('is none of its bookings where the arena makes a price of its own', () => {
    book('a', '19:00', '20:00', 4_000)
    expect(of('a')).toMatchObject({ priceCents: 4_000, counter: { priceReason: 'Aniversário' } })
    expect(of('a')).not.toHaveProperty('deal')
  })

  it('holds for half an hour more, in proportion', () => {
    book('a', '19:00', '20:30')
    expect(of('a')).toMatchObject({ priceCents: 9_000, deal: { fullCents: 15_000 } })
  })

  it('comes and goes with the time of a booking, and comes back with what is undone', () => {
    book('a', '19:00', '20:00')
    move('a', '21:00', '22:00', 'keep')
    expect(of('a')).toMatchObject({ priceCents: 6_000, deal: { id: 'oferta' } })
    move('a', '22:00', '23:00')
    expect(of('a')).toMatchObject({ priceCents: 10_000, deal: undefined })
    give({ type: 'undo', commandId: `cmd-${ids}` })
    expect(of('a')).toMatchObject({ priceCents: 6_000, deal: { id: 'oferta' } })
    book('b', '18:00', '19:00')
    move('b', '20:00', '21:00')
    expect(of('b')).toMatchObject({ priceCents: 6_000, deal: { id: 'oferta', fullCents: 10_000 } })
    give({ type: 'undo', commandId: `cmd-${ids}` })
    expect(of('b')).toMatchObject({ priceCents: 10_000, deal: undefined })
  })

  it('is not for a date of a series, which has the price of its contract', () => {
    book('a', '18:00', '19:00')
    const [booking] = arena.bookings.values()
    if (booking) arena.bookings.set('a', { ...booking, series: { id: 'ser', day: MODEL_DAY } })
    move('a', '19:00', '20:00')
    expect(of('a')).toMatchObject({ priceCents: 10_000, deal: undefined })
  })

  it('is the price of the site for whole slots', () => {
    const schedule = arena.schedule('norte')
    fc.assert(
      fc.property(fc.nat(4), fc.integer({ min: 1, max: 4 }), (first, count) => {
        const start = toMinutes(clock('18:00')) + first * 60
        const asked = { start: toInstant(start), end: toInstant(start + count * 60) }
        const sold = quote(schedule, asked)
        const judged = judgeAtCounter(schedule, asked)
        expect(judged.ok).toBe(sold.ok)
        if (sold.ok) expect(judged).toEqual(sold)
      }),
    )
  })
})
