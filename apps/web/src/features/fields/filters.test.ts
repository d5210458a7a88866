import { describe, expect, it } from 'vitest'
import { atOtherHour, spokenSearch, withoutFilter } from './filters.ts'

describe('the words of a search', () => {
  it('read like a question', () => {
    expect(spokenSearch({ esporte: 'padel', cidade: 'Fortaleza', hora: '20:00' })).toBe(
      'padel em Fortaleza, às 20h',
    )
    expect(spokenSearch({ hora: '03:00' })).toBe('um campo às 3h')
    expect(spokenSearch({ cidade: 'Recife', busca: 'arena' })).toBe('um campo em Recife, com “arena”')
    expect(spokenSearch({ esporte: 'futsal' })).toBe('futsal')
  })
  it('name another hour', () => {
    expect(['19:00', '01:00'].map(atOtherHour)).toEqual(['Às 19h', 'À 1h'])
  })
  it('name a removed filter', () => {
    expect(withoutFilter({ filter: 'time', label: 'às 3h' })).toBe('Em qualquer hora')
    expect(withoutFilter({ filter: 'q', label: '“arena”' })).toBe('Sem “arena”')
    expect(withoutFilter({ filter: 'amenities', label: 'vestiário' })).toBe('Sem pedir vestiário')
  })
})
