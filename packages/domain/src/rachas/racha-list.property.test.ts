import fc from 'fast-check'
import { expect, it } from 'vitest'
import { momentOf } from '../lists/compile-expression.ts'
import { compileList } from '../lists/compile-list.ts'
import { listReading } from '../testing/list-reading.ts'
import { myRachaList, rachaList } from './racha-list.ts'
import type { Racha } from './racha.ts'
import { countOf, freePlaces, rachaStatus } from './racha-status.ts'
import { participantStatuses } from './racha-words.ts'

const rachas = compileList(rachaList, {})
const own = compileList(myRachaList, {})
const instant = fc
  .integer({ min: 0, max: 9 })
  .map((hour) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString())
const racha = fc
  .record({
    organizerId: fc.constantFrom('ana', 'bia'),
    start: instant,
    end: instant,
    cancelledAt: fc.option(instant),
    maxPlayers: fc.integer({ min: 1, max: 4 }),
    participants: fc.array(
      fc.record({
        userId: fc.constantFrom('ana', 'caio', null),
        status: fc.constantFrom(...participantStatuses),
        offerUntil: fc.option(instant),
      }),
      { maxLength: 6 },
    ),
  })
  .map((facts) => ({ id: 'r', ...facts }) as unknown as Racha)

it('a racha in a table has the status and the places of the rules, at every instant (rule 9)', () => {
  fc.assert(
    fc.property(racha, instant, (each, now) => {
      expect(rachas.row(each, listReading(now))).toMatchObject({
        status: rachaStatus(each, now),
        confirmed: countOf(each, 'confirmed'),
        waiting: countOf(each, 'waiting'),
        freePlaces: freePlaces(each),
      })
    }),
  )
})

it('tells its reader of their own part alone', () => {
  fc.assert(
    fc.property(racha, (each) => {
      const me = each.participants.find(({ userId }) => userId === 'ana')
      const reading = {
        ...listReading('2026-11-20T00:00:00.000Z'),
        moment: momentOf('2026-11-20T00:00:00.000Z', 'ana'),
      }
      expect(own.row(each, reading)).toMatchObject({
        mine: each.organizerId === 'ana',
        myStatus: me?.status ?? null,
        myOfferUntil: me?.offerUntil ?? null,
      })
    }),
  )
})

it('comes with the next one first, and what is over last, the latest before the others', () => {
  fc.assert(
    fc.property(fc.array(racha, { maxLength: 6 }), instant, (all, now) => {
      const sorted = rachas.ordered(all, listReading(now))
      const isOver = ({ end }: Racha) => end <= now
      const [coming, over] = [sorted.filter((each) => !isOver(each)), sorted.filter(isOver)]
      expect(sorted).toEqual([...coming, ...over])
      const starts = (some: readonly Racha[]) => some.map(({ start }) => start)
      expect(starts(coming)).toEqual(starts(coming).toSorted())
      expect(starts(over)).toEqual(starts(over).toSorted().toReversed())
    }),
  )
})
