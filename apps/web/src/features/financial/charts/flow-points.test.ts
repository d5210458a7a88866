import { describe, expect, it } from 'vitest'
import { sampleReport } from '../testing/sample-report.ts'
import { categoryPoints, channelPoints, flowPoints } from './flow-points.ts'

describe('the points of a chart (H6)', () => {
  it('are what came in above the line, what went out below it, and the balance', () => {
    expect(flowPoints(sampleReport).points).toEqual([
      { label: 'qui, 19/11', income: 32_000, outgo: 0, closing: 92_000 },
      { label: 'sex, 20/11', income: 8_000, outgo: -15_000, closing: 85_000 },
    ])
    expect(flowPoints({ ...sampleReport, view: 'accrual' }).series).toHaveLength(2)
  })

  it('have the channels that earned something, in one order', () => {
    const { series, points } = channelPoints(sampleReport)
    expect(series.map(({ label }) => label)).toEqual(['Site', 'Bar'])
    expect(points[1]).toEqual({ label: 'sex, 20/11', site: 0, bar: 8_000 })
  })

  it('put the smallest categories together, so that each stretch is whole', () => {
    const keys = ['energy', 'rent', 'staff', 'water', 'stock', 'taxes', 'other']
    const cents = keys.map((_key, index) => 700 - index * 100)
    const categories = Object.fromEntries(keys.map((key, index) => [key, cents[index] ?? 0]))
    const { series, points } = categoryPoints({
      ...sampleReport,
      flow: sampleReport.flow.slice(0, 1).map((each) => ({ ...each, outgoCents: 2_800, categories })),
      outgo: keys.map((key, index) => ({ key, cents: cents[index] ?? 0, beforeCents: 0 })),
    })
    expect(series.map(({ name }) => name)).toEqual(['energy', 'rent', 'staff', 'water', 'stock', 'rest'])
    expect(points[0]).toMatchObject({ energy: 700, stock: 300, rest: 300 })
  })
})
