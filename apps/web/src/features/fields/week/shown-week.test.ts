import { addDays } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import { weeksAround, weekToAsk } from './shown-week.ts'

const now = '2026-11-20T13:00:00.000Z'
const nothing = {
  semana: undefined,
  dia: undefined,
  inicio: undefined,
  fim: undefined,
  avaliacoes: undefined,
}

describe('the week to ask for', () => {
  it('is the one of the address, when it is ahead', () => {
    expect(weekToAsk({ ...nothing, semana: '2026-12-04' }, now)).toBe('2026-12-04')
    expect(weekToAsk({ ...nothing, semana: '2026-01-01' }, now)).toBeNull()
  })
  it('is the present one by default and for a day in it', () => {
    expect(weekToAsk(nothing, now)).toBeNull()
    expect(weekToAsk({ ...nothing, dia: '2026-11-25' }, now)).toBeNull()
  })
  it('holds the day that a link picked, and the evening before', () => {
    expect(weekToAsk({ ...nothing, dia: '2026-12-01' }, now)).toBe('2026-11-30')
    expect(weekToAsk({ ...nothing, inicio: '2026-12-02T01:00:00Z' }, now)).toBe('2026-11-30')
  })
  it('shows the day whatever zone of Brazil the company is in', () => {
    for (let ahead = 0; ahead < 20; ahead++) {
      const dia = addDays('2026-11-20', ahead)
      const asked = weekToAsk({ ...nothing, dia }, now)
      // In the zones farthest behind, today is still the day before.
      for (const today of ['2026-11-19', '2026-11-20']) {
        const from = asked ?? today
        expect(dia >= from && dia <= addDays(from, 6)).toBe(true)
      }
    }
  })
})

describe('the weeks around', () => {
  it('go from today to the horizon', () => {
    expect(weeksAround('2026-11-20', '2026-11-20', 45)).toEqual({ before: null, after: '2026-11-27' })
    expect(weeksAround('2026-11-23', '2026-11-20', 45)).toEqual({ before: '2026-11-20', after: '2026-11-30' })
    expect(weeksAround('2026-11-27', '2026-11-20', 13)).toEqual({ before: '2026-11-20', after: null })
  })
})
