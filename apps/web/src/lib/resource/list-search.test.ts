import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../../app/search-params.ts'
import { MAX_FILTER } from './limits.ts'
import { readOrder, shownColumns, toListParams } from './list-params.ts'
import { readListSearch } from './read-list-search.ts'
import { type ListSearch, pageSizes } from './search.ts'
import { sampleColumns } from './testing/sample-resource.ts'
import { filterableColumnsOf } from './resource.ts'

const resource = {
  columns: sampleColumns,
  filterableColumns: { name: 'text', priceCents: 'money', dueDay: 'day', status: 'choice' },
  order: 'name',
} as const
const keys = sampleColumns.map(({ id }) => id)
const maybe = <T>(each: fc.Arbitrary<T>) => fc.option(each, { nil: undefined })
const text = fc.string({ minLength: 1, maxLength: 60 })

const search: fc.Arbitrary<ListSearch> = fc
  .record({
    pagina: maybe(fc.integer({ min: 2 })),
    linhas: maybe(fc.constantFrom(...pageSizes.slice(1))),
    busca: maybe(text),
    ordem: maybe(fc.constantFrom('name', '-priceCents')),
    colunas: maybe(fc.subarray(keys, { minLength: 1 }).map((some) => some.join('.'))),
    aberto: maybe(text),
    filtrar: maybe(fc.constantFrom(...keys)),
    'filtro.name': maybe(text),
  })
  .map(
    (parts) =>
      Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as ListSearch,
  )

describe('the address of a list (A14)', () => {
  it('comes back as it went in (A14, F4)', () => {
    fc.assert(
      fc.property(search, (before) => {
        expect(readListSearch(parseSearch(stringifySearch(before)))).toEqual(before)
      }),
    )
  })

  it('falls back to its defaults where it is malformed (A14)', () => {
    const malformed = {
      pagina: '-1',
      linhas: '33',
      busca: 'x'.repeat(101),
      ordem: '',
      colunas: 7,
      aberto: ['x'],
      historico: 1,
      filtrar: null,
      'filtro.name': 'x'.repeat(MAX_FILTER + 1),
      outra: 'coisa',
    }
    expect(readListSearch(malformed)).toEqual({})
    for (const pagina of ['0', '1', '1.5', 'NaN', '1e999', '', 'abc', null, {}, '99999999999999999999']) {
      expect(readListSearch({ pagina }), JSON.stringify(pagina)).toEqual({})
    }
  })

  it('asks the server for what the address says (F4)', () => {
    const asked = toListParams(resource, {
      pagina: 3,
      linhas: 50,
      busca: 'água 7',
      ordem: '-priceCents',
      'filtro.name': 'contem.rede',
    })
    expect(asked).toEqual({
      page: 3,
      perPage: 50,
      sort: '-priceCents',
      q: 'água 7',
      filters: [{ column: 'name', operator: 'and', conditions: [{ mode: 'contains', value: 'rede' }] }],
    })
    expect(toListParams(resource, {})).toEqual({ page: 1, perPage: 20, sort: 'name', filters: [] })
  })

  it('neither sorts nor filters by what the server cannot', () => {
    expect(readOrder(resource, '-stock')).toBe('name')
    expect(filterableColumnsOf(resource).map(({ id }) => id)).not.toContain('stock')
    expect(toListParams(resource, { 'filtro.stock': 'igual-a.3' }).filters).toEqual([])
  })

  it('shows the columns that were chosen, and always the first', () => {
    const shown = (colunas?: string) => shownColumns(sampleColumns, { colunas }).map(({ id }) => id)
    expect(shown()).toEqual(['name', 'priceCents', 'stock', 'dueDay', 'status'])
    expect(shown('createdAt.priceCents')).toEqual(['name', 'priceCents', 'createdAt'])
    expect(shown('name')).toEqual(['name'])
    expect(shown('o-que')).toEqual(shown())
  })
})
