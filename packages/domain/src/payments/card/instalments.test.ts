import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  describeInstalments,
  instalmentChoices,
  MIN_INSTALMENT_CENTS,
  splitInstalments,
} from './instalments.ts'
import { MAX_INSTALMENTS } from './max-instalments.ts'

describe('instalments (H9)', () => {
  it.each([
    [9_000, 2, [4_500, 4_500]],
    [10_000, 3, [3_334, 3_333, 3_333]],
    [1, 1, [1]],
    [5, 3, [3, 1, 1]],
  ])('of %i cents, %i of them', (cents, count, parts) => {
    expect(splitInstalments(cents, count)).toEqual(parts)
  })

  it('add up to the amount to the cent, and differ by less than their number', () => {
    fc.assert(
      fc.property(fc.nat(500_000_000), fc.integer({ min: 1, max: MAX_INSTALMENTS }), (cents, count) => {
        const parts = splitInstalments(cents, count)
        expect(parts).toHaveLength(count)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(count)
      }),
      { numRuns: 1000 },
    )
  })

  it('are as many as the arena allows, and none below the least', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: MAX_INSTALMENTS }), (cents, most) => {
        const counts = instalmentChoices(cents, most)
        expect(counts[0]).toBe(1)
        expect(counts.length).toBeLessThanOrEqual(most)
        const last = counts.at(-1) ?? 0
        if (last > 1)
          expect(Math.min(...splitInstalments(cents, last))).toBeGreaterThanOrEqual(MIN_INSTALMENT_CENTS)
        if (last < most) expect(Math.floor(cents / (last + 1))).toBeLessThan(MIN_INSTALMENT_CENTS)
      }),
    )
    expect(instalmentChoices(999, 12)).toEqual([1])
    expect(instalmentChoices(1_000, 12)).toEqual([1, 2])
    expect(instalmentChoices(90_000, 3)).toEqual([1, 2, 3])
    expect(instalmentChoices(900_000, 40)).toHaveLength(MAX_INSTALMENTS)
  })

  it.each([
    [9_000, 1, /^À vista, R\$\s90,00$/],
    [9_000, 2, /^2x de R\$\s45,00 sem juros$/],
    [10_000, 3, /^3x sem juros: R\$\s33,34 e 2x R\$\s33,33$/],
  ])('of %i cents in %i are said to the cent', (cents, count, words) => {
    expect(describeInstalments(cents, count)).toMatch(words)
  })
})
