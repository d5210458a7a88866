import { describe, expect, it } from 'vitest'
import { timesProblems } from './times-problems.ts'

const h = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })
const week = (...day: ReturnType<typeof h>[]) => Array.from({ length: 7 }, () => day)
const times = { slotMinutes: 60, minSlots: 1, maxSlots: 3, holidayHours: null }

describe('the times of a field (H1)', () => {
  it('are fine when the slots fill the hours', () => {
    expect(timesProblems(times, week(h(8, 12), h(14, 26)))).toEqual({})
    expect(timesProblems({ ...times, slotMinutes: 90 }, week(h(8, 23)))).toEqual({})
    expect(timesProblems(times, week())).toEqual({})
  })

  it('leave a rest that nobody could book: told from Monday on', () => {
    const hours = [[h(8, 12.5)], [], [h(8, 12), h(14, 15.75)], [], [], [], []]
    expect(timesProblems(times, hours).slotMinutes).toBe(
      'Terça, 14h às 15h45: sobram 45 min que ninguém consegue reservar. Mude a duração ou o horário.',
    )
    expect(timesProblems({ ...times, slotMinutes: 120 }, week(h(8, 11))).slotMinutes).toMatch(
      /: sobra 1 h que/,
    )
    expect(timesProblems({ ...times, holidayHours: [h(8, 9.5)] }, week(h(8, 12))).slotMinutes).toMatch(
      /^Feriado, 8h às 9h30/,
    )
  })

  it('have a shortest booking that fits into a day', () => {
    expect(timesProblems({ ...times, minSlots: 4, maxSlots: 4 }, week(h(8, 12)))).toEqual({})
    expect(timesProblems({ ...times, minSlots: 5, maxSlots: 5 }, week(h(8, 12)))).toEqual({
      minSlots: 'Em nenhum dia o campo abre por 5 h seguidas.',
    })
  })

  it('have a longest booking that is not shorter than the shortest', () => {
    expect(timesProblems({ ...times, minSlots: 2, maxSlots: 1 }, week(h(8, 12)))).toEqual({
      maxSlots: 'A reserva mais longa é menor que a mais curta.',
    })
  })
})
