import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clashesOf } from './clashes.ts'

const hour = (number: number) => new Date(Date.UTC(2026, 10, 24, number)).toISOString()
const booking = (id: string, from: number, to: number) => ({ id, start: hour(from), end: hour(to) })
const idsOf = (pairs: ReturnType<typeof clashesOf<ReturnType<typeof booking>>>) =>
  pairs.map(([one, other]) => `${one.id}${other.id}`)

it('pairs what overlaps, the earliest first, and not what only touches', () => {
  const mine = [booking('c', 20, 22), booking('a', 10, 12)]
  const theirs = [booking('z', 21, 23), booking('y', 12, 13), booking('x', 11, 12), booking('w', 19, 21)]
  expect(idsOf(clashesOf(mine, theirs))).toEqual(['ax', 'cw', 'cz'])
  expect(clashesOf(mine, [])).toEqual([])
})

it('finds a pair wherever both are on at some hour, and none elsewhere', () => {
  const some = fc.array(
    fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 4 })).map(([from, hours]) => ({
      id: '',
      from,
      to: from + hours,
      start: hour(from),
      end: hour(from + hours),
    })),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(some, some, (mine, theirs) => {
      const both = mine.flatMap((one) =>
        theirs.filter((other) =>
          Array.from({ length: 24 }, (_, at) => at).some(
            (at) => at >= one.from && at < one.to && at >= other.from && at < other.to,
          ),
        ),
      )
      expect(clashesOf(mine, theirs)).toHaveLength(both.length)
    }),
  )
})
