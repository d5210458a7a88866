import { describe, expect, it } from 'vitest'
import { filtersSchema, readFilters, sortSchema } from './list-query.ts'
import { sortRows } from './sort-rows.ts'

const columns = { name: 'text', cents: 'money', dueDate: 'day', status: 'choice' } as const
const read = (column: string, mode: string, value: string) =>
  readFilters(columns, JSON.stringify([{ column, operator: 'and', conditions: [{ mode, value }] }]))

describe('filters as an address carries them (F4)', () => {
  it('are read when column, mode and value fit together', () => {
    for (const [column, mode, value] of [
      ['name', 'contains', 'é'],
      ['cents', 'lte', '-1.5'],
      ['cents', 'gt', '12'],
      ['cents', 'gt', '0.25'],
      ['cents', 'gt', ' 450 '],
      ['dueDate', 'dateIs', ' 2026-11-20 '],
      ['cents', 'lte', ' '],
      ['dueDate', 'dateIs', '2026-11-20'],
      ['status', 'notEquals', 'paid'],
    ] as const) {
      expect(read(column, mode, value)).toEqual([{ column, operator: 'and', conditions: [{ mode, value }] }])
    }
    expect(readFilters(columns, '[]')).toEqual([])
  })

  it.each([
    ['password', 'contains', 'a', 'Não dá para filtrar por essa coluna.'],
    ['constructor', 'contains', 'a', 'Não dá para filtrar por essa coluna.'],
    ['name', 'gt', 'a', 'Não dá para comparar essa coluna assim.'],
    ['name', 'toString', 'a', 'Não dá para comparar essa coluna assim.'],
    ['cents', 'gt', '1,5', 'Informe um número no filtro.'],
    ['cents', 'gt', 'Infinity', 'Informe um número no filtro.'],
    ['cents', 'gt', '1.', 'Informe um número no filtro.'],
    ['cents', 'gt', '12 reais', 'Informe um número no filtro.'],
    ['cents', 'gt', 'R$ 12', 'Informe um número no filtro.'],
    ['dueDate', 'dateIs', '20/11/2026', 'Informe a data do filtro como 2026-11-20.'],
    ['dueDate', 'dateIs', '2026-02-30', 'Informe a data do filtro como 2026-11-20.'],
  ])('are refused in a sentence: %s %s %s', (column, mode, value, problem) => {
    expect(read(column, mode, value)).toEqual({ problem })
  })

  it.each(['', '{', '{}', 'null', '[1]', '[{"column":"name"}]', `[${'null,'.repeat(60)}null]`])(
    'are refused when they are none: %s',
    (text) => {
      expect(readFilters(columns, text)).toEqual({ problem: 'Não deu para entender o filtro.' })
    },
  )

  it('come with an order by a known column only', () => {
    const schema = sortSchema(columns)
    expect([undefined, 'name', '-cents'].map((sort) => schema.safeParse(sort).success)).toEqual([
      true,
      true,
      true,
    ])
    expect(
      ['password', '--name', '', 'toString'].map((sort) => schema.safeParse(sort).success),
    ).not.toContain(true)
  })
})

describe('the filters of an address', () => {
  const schema = filtersSchema(columns)

  it('are none where there is no text', () => {
    expect(schema.parse(undefined)).toEqual([])
  })

  it('are read, or refused in the sentence that tells why', () => {
    const filter = { column: 'name', operator: 'and', conditions: [{ mode: 'contains', value: 'é' }] }
    expect(schema.parse(JSON.stringify([filter]))).toEqual([filter])
    const said = (text: string) => schema.safeParse(text).error?.issues.map(({ message }) => message)
    expect(said('[')).toEqual(['Não deu para entender o filtro.'])
    expect(said(JSON.stringify([{ ...filter, column: 'password' }]))).toEqual([
      'Não dá para filtrar por essa coluna.',
    ])
  })
})

describe('the order of a list (F4)', () => {
  it('is as it comes where none is asked for', () => {
    const rows = ['b', 'a', 'c'].map((name) => ({ name }))
    expect(sortRows(rows, columns, undefined)).toEqual(rows)
  })

  it('has what is not known last, of many rows too', () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({
      cents: index % 3 === 0 ? null : (index * 37) % 101,
    }))
    for (const sort of ['cents', '-cents']) {
      const sorted = sortRows(rows, columns, sort).map(({ cents }) => cents)
      const told = rows
        .flatMap(({ cents }) => cents ?? [])
        .toSorted((a, b) => (sort === 'cents' ? a - b : b - a))
      expect(sorted).toEqual([...told, ...Array.from({ length: 67 }, () => null)])
    }
  })

  it('is the Portuguese one for names: accents and capitals weigh nothing, figures count', () => {
    const rows = ['Campo 10', 'água', 'Campo 2', 'Abacate', 'Zebra', 'Átila'].map((name) => ({ name }))
    const sorted = sortRows(rows, columns, 'name').map(({ name }) => name)
    expect(sorted).toEqual(['Abacate', 'água', 'Átila', 'Campo 2', 'Campo 10', 'Zebra'])
  })

  it('is by time for days and instants, whatever they are written like', () => {
    const rows = ['2026-11-20T10:00:00-03:00', '2026-11-20T12:59:59.000Z', null].map((dueDate) => ({
      dueDate,
    }))
    expect(sortRows(rows, columns, 'dueDate').map(({ dueDate }) => dueDate?.slice(-1))).toEqual([
      'Z',
      '0',
      undefined,
    ])
  })
})
