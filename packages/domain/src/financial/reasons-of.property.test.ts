import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reasonsOf } from './reasons-of.ts'

const share = (key: string, cents: number, beforeCents: number) => ({ key, cents, beforeCents })
const income = (channel: ReturnType<typeof share>[]) => ({ channel, fieldName: [], sport: [], method: [] })

describe('the reasons of a result (H6)', () => {
  test('are the three parts that changed it most, the strongest first', () => {
    const parts = {
      income: income([
        share('site', 90_000, 50_000),
        share('bar', 10_000, 10_000),
        share('series', 0, 5_000),
      ]),
      outgo: [share('rent', 30_000, 30_000), share('energy', 70_000, 10_000), share('staff', 0, 4_000)],
    }
    expect(reasonsOf(parts).map(({ key, effectCents }) => [key, effectCents])).toEqual([
      ['energy', -60_000],
      ['site', 40_000],
      ['series', -5_000],
    ])
  })

  test('are the largest parts where nothing was before', () => {
    const parts = {
      income: income([share('site', 100, 0), share('bar', 300, 0)]),
      outgo: [share('rent', 200, 0)],
    }
    expect(reasonsOf(parts).map(({ key }) => key)).toEqual(['bar', 'rent', 'site'])
  })

  test('add up to the change of the result, all of them together', () => {
    const shares = fc.array(
      fc.record({ key: fc.string(), cents: fc.nat(1_000_000), beforeCents: fc.nat(1_000_000) }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(shares, shares, (channel, outgo) => {
        const sum = (of: typeof channel, part: 'cents' | 'beforeCents') =>
          of.reduce((cents, each) => cents + each[part], 0)
        const now = sum(channel, 'cents') - sum(outgo, 'cents')
        const before = sum(channel, 'beforeCents') - sum(outgo, 'beforeCents')
        const all = reasonsOf({ income: income(channel), outgo }, Infinity)
        expect(all.reduce((cents, { effectCents }) => cents + effectCents, 0)).toBe(now - before)
      }),
    )
  })
})
