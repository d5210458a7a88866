import { expect, it } from 'vitest'
import type { ClosureTimes, WeeklyTimes } from './closure-times.ts'
import { describeTimes } from './describe-times.ts'

const reader = { today: '2026-11-20', timeZone: 'America/Fortaleza' }
const mornings: WeeklyTimes = {
  kind: 'weekly',
  weekdays: [1],
  fromMinute: 480,
  toMinute: 720,
  since: '2026-11-20',
  until: null,
}
const said = (when: Partial<WeeklyTimes>) => describeTimes({ ...mornings, ...when }, reader)
const once = (start: string, end: string) => describeTimes({ kind: 'once', start, end }, reader)
const yearly = (...days: string[]): ClosureTimes => ({ kind: 'yearly', days })

it('says a repetition as people do', () => {
  expect(said({ until: '2026-12-20' })).toBe('Toda segunda, das 8h às 12h, até 20/12')
  expect(said({ weekdays: [3, 1] })).toBe('Toda segunda e quarta, das 8h às 12h')
  expect(said({ weekdays: [0, 6] })).toBe('Todo sábado e domingo, das 8h às 12h')
  expect(said({ weekdays: [6, 5] })).toBe('Toda sexta e todo sábado, das 8h às 12h')
  expect(said({ weekdays: [1, 2, 3, 4, 5] })).toBe('De segunda a sexta, das 8h às 12h')
  expect(said({ weekdays: [0, 1, 3] })).toBe('Toda segunda e quarta e todo domingo, das 8h às 12h')
  expect(said({ weekdays: [5, 6, 0] })).toBe('De sexta a domingo, das 8h às 12h')
  expect(said({ weekdays: [1, 2] })).toBe('Toda segunda e terça, das 8h às 12h')
  expect(said({ weekdays: [6] })).toBe('Todo sábado, das 8h às 12h')
  expect(said({ weekdays: [0, 1, 2, 3, 4, 5, 6] })).toBe('Todos os dias, das 8h às 12h')
})

it('says its hours, past midnight too, and the whole day', () => {
  expect(said({ fromMinute: 60, toMinute: 210 })).toBe('Toda segunda, da 1h às 3h30')
  expect(said({ fromMinute: 1320, toMinute: 1500 })).toBe('Toda segunda, das 22h à 1h')
  expect(said({ fromMinute: 0, toMinute: 60 })).toBe('Toda segunda, das 0h à 1h')
  expect(said({ fromMinute: 0, toMinute: 1440 })).toBe('Toda segunda, o dia inteiro')
})

it('says its first day while that is to come, and the year of another one', () => {
  expect(said({ since: '2026-11-21' })).toBe('Toda segunda, das 8h às 12h, a partir de 21/11')
  expect(said({ since: '2026-11-21', until: '2027-01-20' })).toBe(
    'Toda segunda, das 8h às 12h, a partir de 21/11, até 20/01/2027',
  )
})

it('says one time, of a day, of a night or of several days', () => {
  expect(once('2026-11-23T11:00:00Z', '2026-11-23T15:00:00Z')).toBe('Seg, 23/11, das 8h às 12h')
  expect(once('2026-11-24T00:00:00Z', '2026-11-24T03:00:00Z')).toBe('Seg, 23/11, das 21h às 0h')
  expect(once('2026-11-24T00:00:00Z', '2026-11-24T05:00:00Z')).toBe('Seg, 23/11, das 21h às 2h')
  expect(once('2026-11-24T00:00:00Z', '2026-11-24T09:00:00Z')).toBe('Seg, 23/11, das 21h às 6h')
  expect(once('2026-11-24T00:00:00Z', '2026-11-24T09:01:00Z')).toBe(
    'De seg, 23/11, às 21h, até ter, 24/11, às 6h01',
  )
  expect(once('2026-11-23T07:00:00Z', '2026-11-24T07:00:00Z')).toBe('Seg, 23/11, das 4h às 4h')
  expect(once('2026-11-23T07:00:00Z', '2026-11-24T07:01:00Z')).toBe(
    'De seg, 23/11, às 4h, até ter, 24/11, às 4h01',
  )
  expect(once('2026-11-23T03:00:00Z', '2026-11-24T03:00:00Z')).toBe('Seg, 23/11, o dia inteiro')
  expect(once('2026-11-23T03:00:00Z', '2026-11-26T03:00:00Z')).toBe(
    'De seg, 23/11, a qua, 25/11, o dia inteiro',
  )
  expect(once('2026-11-23T03:00:00Z', '2026-11-26T11:00:00Z')).toBe(
    'De seg, 23/11, às 0h, até qui, 26/11, às 8h',
  )
  expect(once('2026-11-23T11:00:00Z', '2026-11-26T03:00:00Z')).toBe(
    'De seg, 23/11, às 8h, até qui, 26/11, às 0h',
  )
  expect(once('2026-11-28T11:00:00Z', '2026-11-29T23:00:00Z')).toBe(
    'De sáb, 28/11, às 8h, até dom, 29/11, às 20h',
  )
  expect(once('2027-01-04T04:00:00Z', '2027-01-04T15:00:00Z')).toBe('Seg, 04/01/2027, da 1h às 12h')
})

it('says days of every year by their month', () => {
  expect(describeTimes(yearly('12-25', '12-24'), reader)).toBe('24 e 25 de dezembro')
  expect(describeTimes(yearly('12-25', '01-01'), reader)).toBe('1º de janeiro e 25 de dezembro')
  expect(describeTimes(yearly('12-25', '12-24', '12-31', '12-31'), reader)).toBe('24, 25 e 31 de dezembro')
})
