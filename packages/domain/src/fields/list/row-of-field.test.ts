import { describe, expect, it } from 'vitest'
import type { OwnField } from '../set-up/own-field.ts'
import { rowOfField } from './row-of-field.ts'

const other = (id: string, name: string, rest: object = {}) => ({
  id,
  name,
  parts: [],
  status: 'active',
  ...rest,
})
const field = (rest: object = {}) =>
  ({
    id: 'whole',
    name: 'Campo inteiro',
    sports: ['society', 'futsal'],
    parts: ['a', 'b'],
    rating: { average: 4.5, count: 12 },
    company: { name: 'Arena Sol', address: { city: 'Fortaleza' }, timeZone: 'America/Fortaleza' },
    otherFields: [],
    ...rest,
  }) as unknown as OwnField

describe('a field in the list of its company', () => {
  it('has its first sport, its rating, and the city of its arena', () => {
    expect(rowOfField(field())).toMatchObject({
      sport: 'society',
      rating: 4.5,
      reviews: 12,
      city: 'Fortaleza',
      companyName: 'Arena Sol',
    })
    expect(() => rowOfField(field({ sports: [] }))).toThrow('field whole has no sport')
  })

  it('says by name with which others it shares its ground, but for those that are archived', () => {
    const shares = (...otherFields: object[]) => rowOfField(field({ otherFields })).sharesWith
    const [a, b] = [other('a', 'Campo 2'), other('b', 'Área')]
    expect(shares(a, b, other('c', 'Quadra'))).toBe('Área e Campo 2')
    expect(shares(a, { ...b, status: 'archived' })).toBe('Campo 2')
    expect([shares(), shares(other('c', 'Quadra')), shares({ ...a, status: 'archived' })]).toEqual([
      null,
      null,
      null,
    ])
  })
})
