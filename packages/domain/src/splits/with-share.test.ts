import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divide } from './divide.ts'
import type { Payers } from './split.ts'
import { personOf } from './testing/sample-split.ts'
import { withShare } from './with-share.ts'

const none = new Map<string, number>()
const itemOf = (id: string, cents: number, payers: Payers = { of: 'all' }) => ({
  id,
  name: id,
  cents,
  payers,
})
const shareOf = (found: ReturnType<typeof withShare>, id: string) =>
  found?.division.shares.find(({ personId }) => personId === id)?.cents

describe('a share as somebody wants it (H10)', () => {
  it('is an amount of what is everybody’s beside what is theirs alone', () => {
    const items = [itemOf('field', 9000), itemOf('beer', 1000, { of: 'some', personIds: ['a'] })]
    const people = ['a', 'b', 'c'].map((id) => personOf(id))
    const found = withShare({ items, people }, { personId: 'a', cents: 2500 }, none)
    expect(found).toMatchObject({ exempt: false, part: { as: 'amount', cents: 1500 } })
    expect(shareOf(found, 'b')).toBe(3750)
    expect(withShare({ items, people }, { personId: 'a', cents: 999 }, none)).toBeNull()
  })

  it('is none of what is everybody’s for who pays nothing of it', () => {
    const people = ['a', 'b'].map((id) => personOf(id))
    const found = withShare({ items: [itemOf('field', 9000)], people }, { personId: 'a', cents: 0 }, none)
    expect(found).toMatchObject({ exempt: true, part: { as: 'rest' }, division: { problems: [] } })
    expect(shareOf(found, 'b')).toBe(9000)
  })

  it('tells what does not fit', () => {
    const people = ['a', 'b'].map((id) => personOf(id))
    const found = withShare({ items: [itemOf('field', 9000)], people }, { personId: 'a', cents: 9100 }, none)
    expect(found?.division.problems[0]?.sentence).toMatch(/^Sobram R\$\s1,00/)
  })

  it('is an amount of a cent more or less where fractions of items of some people ask for it', () => {
    const people = ['a', 'b', 'c', 'd'].map((id) => personOf(id))
    const some = (cents: number, ...personIds: string[]) =>
      itemOf(`${cents}`, cents, { of: 'some', personIds })
    const field = itemOf('field', 1000)
    const more = withShare(
      { items: [field, some(53, 'a', 'b')], people },
      { personId: 'b', cents: 367 },
      none,
    )
    expect([more?.part, shareOf(more, 'b')]).toEqual([{ as: 'amount', cents: 341 }, 367])
    const items = [field, some(64, 'a', 'c'), some(94, 'a', 'b', 'c', 'd')]
    const less = withShare({ items, people }, { personId: 'a', cents: 303 }, none)
    expect([less?.part, shareOf(less, 'a')]).toEqual([{ as: 'amount', cents: 247 }, 303])
  })

  it('is the wanted one in any bill that fits, a cent off at most where items are of some people', () => {
    const count = fc.integer({ min: 2, max: 7 })
    fc.assert(
      fc.property(
        count,
        fc.array(fc.record({ cents: fc.integer({ min: 1, max: 20_000 }), to: fc.nat(127) }), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.nat(30_000),
        (size, entered, cents) => {
          const people = Array.from({ length: size }, (_, index) => personOf(`p${index}`))
          const items = entered.map((each, index) => {
            const personIds = people.flatMap(({ id }, bit) => ((each.to >> bit) % 2 === 1 ? [id] : []))
            const some = personIds.length > 0 && index > 0
            return itemOf(`i${index}`, each.cents, some ? { of: 'some', personIds } : { of: 'all' })
          })
          const found = withShare({ items, people }, { personId: 'p0', cents }, none)
          if (found === null || found.division.problems.length > 0) return
          const isPlain = items.every(({ payers }) => payers.of === 'all')
          expect(Math.abs((shareOf(found, 'p0') ?? 0) - cents)).toBeLessThanOrEqual(isPlain ? 0 : 1)
          const sum = found.division.shares.reduce((total, share) => total + share.cents, 0)
          expect(sum).toBe(divide({ items, people }).totalCents)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
