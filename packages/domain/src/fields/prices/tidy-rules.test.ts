import { describe, expect, it } from 'vitest'
import { type PriceRule, slotPrice } from '../price.ts'
import { tidyRules } from './tidy-rules.ts'

const rule = (id: string, weekdays: number[], from: number, to: number, reais = 160): PriceRule => ({
  id,
  weekdays,
  fromMinute: from * 60,
  toMinute: to * 60,
  priceCents: reais * 100,
})

/** Tidies rules so that every half hour of the week keeps its price; those with an id of `stay` are not touched. */
function tidied(rules: readonly PriceRule[], stay: readonly string[] = []): string[] {
  const pricesOf = (priceRules: readonly PriceRule[]) =>
    Array.from({ length: 7 * 48 }, (_, at) =>
      slotPrice({ basePriceCents: 10_000, priceRules: [...priceRules] }, Math.floor(at / 48), (at % 48) * 30),
    ).join()
  const before = pricesOf(rules)
  return tidyRules(rules, {
    fits: (each) => pricesOf(each) === before,
    near: ({ id }) => !stay.includes(id),
  }).map(
    ({ id, weekdays, fromMinute, toMinute }) =>
      `${id}: ${weekdays.join('')} ${fromMinute / 60}-${toMinute / 60}`,
  )
}

describe('rules that can be one (rule 3)', () => {
  it('are those of the same hours, with the days of both', () => {
    expect(tidied([rule('a', [1, 2], 18, 22), rule('b', [5, 4], 18, 22)])).toEqual(['a: 1245 18-22'])
    expect(tidied([rule('a', [1], 18, 22), rule('b', [5], 18, 22), rule('c', [3], 18, 22)])).toEqual([
      'a: 135 18-22',
    ])
  })

  it('are those of the same days whose hours touch or overlap, whichever comes first', () => {
    expect(tidied([rule('a', [1, 5], 18, 20), rule('b', [5, 1], 20, 22)])).toEqual(['a: 15 18-22'])
    expect(tidied([rule('a', [1], 20, 22), rule('b', [1], 18, 20)])).toEqual(['a: 1 18-22'])
    expect(tidied([rule('a', [1], 18, 21), rule('b', [1], 20, 22)])).toEqual(['a: 1 18-22'])
  })

  it('are none of two prices, of other days and hours, nor two with another one between them', () => {
    const stays = (...rules: PriceRule[]) => expect(tidied(rules)).toHaveLength(rules.length)
    stays(rule('a', [1], 18, 20), rule('b', [1], 20, 22, 180))
    stays(rule('a', [1], 18, 20), rule('b', [2], 20, 22))
    stays(rule('a', [1], 18, 20), rule('b', [2], 18, 22))
    stays(rule('a', [1], 18, 20), rule('b', [1], 20, 21, 180), rule('c', [1], 21, 23))
  })

  it('are joined as long as one of both was touched', () => {
    const rules = [rule('a', [1], 18, 20), rule('b', [1], 20, 22)]
    expect(tidied(rules, ['a'])).toEqual(['a: 1 18-22'])
    expect(tidied(rules, ['b'])).toEqual(['a: 1 18-22'])
    expect(tidied(rules, ['a', 'b'])).toHaveLength(2)
  })

  it('are joined again with what has become alike by that', () => {
    expect(tidied([rule('a', [1], 18, 20), rule('b', [2], 18, 22), rule('c', [1], 20, 22)])).toEqual([
      'a: 12 18-22',
    ])
  })
})

describe('a rule that makes no price (rule 3)', () => {
  it('goes, unless it was not touched', () => {
    const idle = rule('a', [1], 18, 20, 100)
    const used = rule('b', [2], 18, 22, 180)
    expect(tidied([idle, used])).toEqual(['b: 2 18-22'])
    expect(tidied([idle, used], ['a'])).toEqual(['a: 1 18-20', 'b: 2 18-22'])
  })

  it('goes where others make all of its prices', () => {
    const wide = rule('a', [1], 18, 20)
    expect(tidied([wide, rule('b', [1], 18, 19, 180), rule('c', [1], 19, 20, 190)])).toEqual([
      'b: 1 18-19',
      'c: 1 19-20',
    ])
  })
})
