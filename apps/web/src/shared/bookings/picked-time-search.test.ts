import { expect, it } from 'vitest'
import { pickedTimeSearch } from './picked-time-search.ts'

it('names the time alone: one after midnight belongs to the day before, which the field knows', () => {
  const time = { start: '2026-11-22T03:30:00.000Z', end: '2026-11-22T04:30:00.000Z' }
  expect(pickedTimeSearch(time)).toEqual({ inicio: time.start, fim: time.end })
})
