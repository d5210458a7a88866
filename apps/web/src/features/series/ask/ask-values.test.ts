import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import { sampleField } from '../../../testing/sample-field.ts'
import { askProblems, initialValues, lengthsOf, nearStart, startsOn, toWish } from './ask-values.ts'

const field = sampleField()
const now = '2026-11-20T13:00:00.000Z'

describe('what an athlete asks for (N8)', () => {
  it('begins with the time that is chosen in the week', () => {
    const interval = {
      start: toMinutes('2026-11-26T23:00:00.000Z'),
      end: toMinutes('2026-11-27T01:00:00.000Z'),
    }
    expect(initialValues(field, interval, now)).toEqual({
      from: '2026-11-26',
      startMinute: '1200',
      minutes: '120',
      every: '1',
      note: '',
    })
  })

  it('begins with the evening of a week from today where nothing is chosen', () => {
    expect(initialValues(field, null, now)).toMatchObject({ from: '2026-11-27', startMinute: '1140' })
  })

  it('has the hours and lengths of the field', () => {
    expect(startsOn(field, '2026-11-29')).toEqual([])
    expect(startsOn(field, '2026-11-27').slice(0, 2)).toEqual([480, 540])
    expect(startsOn(field, 'amanhã')).toEqual([])
    expect(lengthsOf({ ...field, slotMinutes: 30, minSlots: 2, maxSlots: 4 })).toEqual([60, 90, 120])
    expect(nearStart([], 1200)).toBe('')
  })

  it('is told at its field what is wrong', () => {
    const values = initialValues(field, null, now)
    expect(askProblems(field, values, now)).toEqual({})
    expect(askProblems(field, { ...values, from: '2026-11-19' }, now)).toEqual({
      from: 'Escolha um dia a partir de hoje.',
    })
    expect(askProblems(field, { ...values, from: '2035-01-04' }, now).from).toMatch(/até \d\d\/11\/2027\.$/)
    const wrong = { ...values, from: '', startMinute: '', note: 'a'.repeat(501) }
    expect(askProblems(field, wrong, now)).toEqual({
      from: 'Escolha o primeiro dia.',
      startMinute: 'Escolha um horário.',
      note: 'Use até 500 caracteres.',
    })
    expect(toWish('field-1', { ...values, every: '2' }).every).toBe(2)
  })
})
