import { matchModes } from '@campo-livre/domain/lists/filters.ts'
import dayjs from 'dayjs'
import { describe, expect, it } from 'vitest'
import { calendarLocale } from './calendar-locale.ts'
import { pageLabels } from './page-labels.ts'
import { confirmLabels, dateText, matchModeNames, operatorNames, passwordLabels } from './pt-br.ts'

describe('the text set (F3)', () => {
  it('names every way of comparing, and no other, each by a name of its own (F3, F4)', () => {
    const modes = new Set(Object.values(matchModes).flat())
    expect(new Set(Object.keys(matchModeNames))).toEqual(modes)
    expect(new Set(Object.values(matchModeNames)).size).toBe(modes.size)
  })

  it.each([
    ['text', ['Começa com', 'Contém', 'Não contém', 'Termina com', 'Igual a', 'Diferente de']],
    ['number', ['Igual a', 'Diferente de', 'Menor que', 'Menor ou igual a', 'Maior que', 'Maior ou igual a']],
    ['date', ['Data é', 'Data não é', 'Data é antes de', 'Data é depois de']],
  ] as const)('offers for a %s what the requirements list, in their order (F3, F4)', (kind, names) => {
    expect(matchModes[kind].map((mode) => matchModeNames[mode])).toEqual(names)
  })

  it('joins conditions by e and ou, and asks with Sim and Não (F3)', () => {
    expect(Object.values(operatorNames)).toEqual(['e', 'ou'])
    expect(Object.values(confirmLabels)).toEqual(['Sim', 'Não'])
  })

  it('says how good a password is (F3)', () => {
    const { weak, medium, strong } = passwordLabels
    expect([weak, medium, strong]).toEqual(['Fraca', 'Média', 'Forte'])
  })

  it('writes days as day/month/year and begins the week on Sunday (F3)', () => {
    const day = dayjs('2026-03-05').locale(calendarLocale)
    expect(day.format(dateText.format)).toBe('05/03/2026')
    expect(day.format(dateText.monthFormat)).toBe('março de 2026')
    expect(day.format('dddd, ddd, dd, MMM')).toBe('quinta-feira, qui, Q, mar')
    expect(day.startOf('week').format('dddd')).toBe('domingo')
    expect(dateText.firstDayOfWeek).toBe(0)
  })

  it('has the names of days and months that the browser has (F3)', () => {
    const named = (options: Intl.DateTimeFormatOptions, count: number, step: (at: number) => number[]) =>
      Array.from({ length: count }, (_, at) => {
        const [month = 0, day = 1] = step(at)
        const date = new Date(Date.UTC(2026, month, day))
        return new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options }).format(date)
      })
    expect(dateText.months).toEqual(named({ month: 'long' }, 12, (at) => [at, 1]))
    // 1 February 2026 is a Sunday.
    expect(dateText.weekdays).toEqual(named({ weekday: 'long' }, 7, (at) => [1, at + 1]))
  })

  it('names pages (F3)', () => {
    expect([pageLabels.previous, pageLabels.next, pageLabels.page('1.200')]).toEqual([
      'Página anterior',
      'Próxima página',
      'Página 1.200',
    ])
  })
})
