import type { OpeningHours } from '@campo-livre/domain/companies/opening-hours.ts'
import { describe, expect, it } from 'vitest'
import { closingOptions, copyDay, openingOptions, opensAt, usualDay, withOneMore } from './week.ts'

const h = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })
const labels = (options: { label: string }[]) => options.map(({ label }) => label)

describe('the times of a day that can be chosen (H8)', () => {
  it('open every half hour, and at what they are now', () => {
    expect(openingOptions(h(8, 22))).toHaveLength(48)
    expect(labels(openingOptions({ opens: 495, closes: 600 })).slice(16, 19)).toEqual(['8h', '8h15', '8h30'])
  })

  it('close within a day of opening, past midnight too', () => {
    const names = labels(closingOptions(h(20, 26)))
    expect(names.slice(0, 2)).toEqual(['20h30', '21h'])
    expect(names).toContain('0h')
    expect(names.at(-1)).toBe('20h do dia seguinte')
  })

  it('keep their end when the beginning moves, as long as it comes after', () => {
    expect(opensAt(h(8, 22), 10 * 60)).toEqual(h(10, 22))
    expect(opensAt(h(8, 12), 13 * 60)).toEqual(h(13, 14))
    expect(opensAt(h(20, 26), 60)).toEqual(h(1, 2))
  })
})

describe('another interval (H8)', () => {
  it('is a break at noon in a day that is open then', () =>
    expect(withOneMore([h(8, 23)])).toEqual([h(8, 12), h(14, 23)]))
  it('is a break in the middle of a long evening', () =>
    expect(withOneMore([h(18, 24)])).toEqual([h(18, 20.5), h(21.5, 24)]))
  it('comes after a short one', () => expect(withOneMore([h(8, 10)])).toEqual([h(8, 10), h(11, 12)]))
})

describe('a day for others (H8)', () => {
  const week: OpeningHours = [[], [h(8, 12), h(14, 22)], [], [], [], [], [h(9, 26)]]

  it('is copied as it is', () => {
    const copied = copyDay(week, 1, [2, 3])
    expect(copied[2]).toEqual(week[1])
    expect(copied[3]).toEqual(week[1])
    expect([copied[0], copied[6]]).toEqual([week[0], week[6]])
  })

  it('is closed for others when it is closed', () => expect(copyDay(week, 0, [6])[6]).toEqual([]))

  it('opens as the first open one of the week', () => {
    expect(usualDay(week)).toEqual(week[1])
    expect(usualDay(week.map(() => []))).toEqual([h(8, 22)])
  })
})
