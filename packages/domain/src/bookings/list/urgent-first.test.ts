import fc from 'fast-check'
import { expect, it } from 'vitest'
import { statusAt } from '../status.ts'
import { urgentFirst } from './urgent-first.ts'

const now = '2026-11-20T13:00:00.000Z'
const iso = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()
const game = (id: string, startsIn: number, heldFor: number | null) => ({
  id,
  status: heldFor === null ? ('confirmed' as const) : ('awaiting_payment' as const),
  holdExpiresAt: heldFor === null ? null : iso(heldFor),
  start: iso(startsIn),
  end: iso(startsIn + 60),
})
type Game = ReturnType<typeof game>

it('puts the hold that runs out soonest before all games that come sooner', () => {
  const games = [game('a', 60, null), game('b', 120, 14), game('c', 180, null), game('d', 240, 3)]
  expect(urgentFirst(games, now).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c'])
})

it('has no hurry with a hold that has run out', () => {
  const games = [game('a', 60, null), game('b', 120, -1)]
  expect(urgentFirst(games, now)).toEqual(games)
})

const games: fc.Arbitrary<Game[]> = fc
  .array(fc.tuple(fc.nat(10_000), fc.option(fc.integer({ min: -20, max: 15 }))), { maxLength: 20 })
  .map((all) => all.map(([startsIn, heldFor], index) => game(String(index), startsIn, heldFor)))

it('loses and adds none, parts the held from the rest, and leaves the rest in its order', () => {
  fc.assert(
    fc.property(games, (all) => {
      const sorted = urgentFirst(all, now)
      const held = sorted.filter((each) => statusAt(each, now) === 'awaiting_payment')
      expect(sorted.slice(0, held.length)).toEqual(held)
      expect(sorted.slice(held.length)).toEqual(all.filter((each) => !held.includes(each)))
      const ends = held.map(({ holdExpiresAt }) => Date.parse(holdExpiresAt ?? ''))
      expect(ends).toEqual(ends.toSorted((a, b) => a - b))
      expect(new Set(sorted)).toEqual(new Set(all))
    }),
  )
})
