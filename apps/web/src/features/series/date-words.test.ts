import { expect, it } from 'vitest'
import { dateWords } from './date-words.ts'
import { sampleDate, sampleSeries } from './testing/sample-series.ts'

const now = '2026-11-20T15:00:00.000Z'
const told = (day: string, changes: Parameters<typeof sampleDate>[1]) =>
  dateWords(sampleSeries(), sampleDate(day, changes), now)
const given = { status: 'cancelled', cancelledBy: 'athlete' } as const

it('says nothing of a date as agreed, to come or played (N8)', () => {
  expect(told('2026-11-26', {})).toBe('')
  expect(told('2026-11-19', { status: 'completed' })).toBe('')
})

it('says that a week given back is free on the site only while it is to come (N8)', () => {
  expect(told('2026-11-26', given)).toBe('Devolvida: está livre no site.')
  expect(told('2026-11-19', given)).toBe('Devolvida.')
  expect(told('2026-11-26', { ...given, resold: true })).toBe('Devolvida: outra pessoa reservou.')
})

it('tells why the arena cancelled, with one point at the end', () => {
  const cancelled = { status: 'cancelled', cancelledBy: 'company' } as const
  expect(told('2026-11-26', cancelled)).toBe('Cancelada pela arena.')
  expect(told('2026-11-26', { ...cancelled, reason: 'Obra no campo.' })).toBe(
    'Cancelada pela arena: Obra no campo.',
  )
})

it('tells the hour from which a date was moved, and its field where that is another', () => {
  const later = { start: '2026-11-27T00:00:00.000Z', end: '2026-11-27T01:00:00.000Z' }
  expect(told('2026-11-26', later)).toBe('Mudou: era qui, 26/11, 20h.')
  expect(told('2026-11-26', { ...later, fieldId: 'other', fieldName: 'Campo 2' })).toBe(
    'Mudou: era qui, 26/11, 20h. Em outro campo: Campo 2.',
  )
  expect(told('2026-11-19', { status: 'no_show' })).toBe('Não veio.')
})
