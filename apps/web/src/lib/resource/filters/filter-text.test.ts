import { matchModes, type MatchMode, type ColumnType, kindOf } from '@campo-livre/domain/lists/filters.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../../../app/search-params.ts'
import { readFilter, readColumnFilters, writeFilter } from './filter-text.ts'
import { MAX_CONDITIONS, MAX_TEXT } from '../limits.ts'
import { readListSearch } from '../read-list-search.ts'
import { slug } from '../slug.ts'
import { choiceColumn, sampleColumns } from '../testing/sample-resource.ts'

const values: Record<ColumnType, fc.Arbitrary<string>> = {
  text: fc
    .oneof(
      fc.string({ minLength: 1, maxLength: MAX_TEXT }),
      fc.constant('_'.repeat(MAX_TEXT)),
      fc.constantFrom('_e_', '_ou_', '__', 'a_ou_', '.', 'São João'),
    )
    .filter((text) => text.trim() !== ''),
  count: fc.oneof(fc.integer().map(String), fc.constantFrom('0.5', '4.75')),
  money: fc.integer({ min: -1e12, max: 1e12 }).map(String),
  day: fc.date({ min: new Date('1901-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }).map(toDay),
  instant: fc
    .date({ min: new Date('1901-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
    .map(toDay),
  choice: fc.constantFrom(...choiceColumn.choices.map(({ value }) => value)),
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

const filter = fc.constantFrom(...sampleColumns).chain((column) => {
  const modes: readonly MatchMode[] = matchModes[kindOf(column)]
  const condition = fc.record({ mode: fc.constantFrom(...modes), value: values[column.type] })
  return fc.record({
    column: fc.constant(column),
    operator: fc.constantFrom('and' as const, 'or' as const),
    conditions: fc.array(condition, { minLength: 1, maxLength: MAX_CONDITIONS }),
  })
})

describe('filters in the address (F4, A14)', () => {
  it('comes back from the address as it went in, whatever the values (F4, A14)', () => {
    fc.assert(
      fc.property(filter, ({ column, operator, conditions }) => {
        const name = `filtro.${column.id}`
        const text = writeFilter(column, { column: column.id, operator, conditions })
        const address = stringifySearch({ [name]: text })
        const read = readColumnFilters(sampleColumns, readListSearch(parseSearch(address)))
        const alone = conditions.length === 1
        // One condition alone is neither "and" nor "or".
        expect(read).toEqual([{ column: column.id, operator: alone ? 'and' : operator, conditions }])
      }),
    )
  })

  it('reads the longest filter that the form can write (F4, A14)', () => {
    const conditions = Array.from({ length: MAX_CONDITIONS }, () => ({
      mode: 'notEquals' as const,
      value: '_'.repeat(MAX_TEXT),
    }))
    const [column] = sampleColumns
    const text = writeFilter(column, { column: 'name', operator: 'or', conditions })
    const read = readColumnFilters(sampleColumns, readListSearch({ 'filtro.name': text }))
    expect(read).toEqual([{ column: 'name', operator: 'or', conditions }])
  })

  it('is read and written as people would say it', () => {
    const [name, price, , due, status] = sampleColumns
    expect(
      writeFilter(price, {
        column: 'priceCents',
        operator: 'or',
        conditions: [
          { mode: 'gt', value: '1050' },
          { mode: 'lte', value: '500' },
        ],
      }),
    ).toBe('maior-que.10.50_ou_menor-ou-igual-a.5')
    expect(readFilter(price, 'maior-que.10,5_e_menor-que.50')?.conditions).toEqual([
      { mode: 'gt', value: '1050' },
      { mode: 'lt', value: '5000' },
    ])
    expect(readFilter(name, 'nao-contem.rede')?.conditions).toEqual([{ mode: 'notContains', value: 'rede' }])
    expect(readFilter(due, 'data-e-antes-de.2026-11-20')?.conditions).toEqual([
      { mode: 'dateBefore', value: '2026-11-20' },
    ])
    expect(readFilter(status, 'igual-a.active')?.conditions).toEqual([{ mode: 'equals', value: 'active' }])
  })

  it.each([
    '',
    '.',
    '_e_',
    'maior-que',
    'maior-que.',
    'maior-que.abc',
    'maior-que.1e9',
    'maior-que.10.505',
    'contem.10',
    'constructor.1',
    'igual-a.NaN',
  ])('leaves out what makes no sense for a price: %j (A14)', (text) => {
    expect(readFilter(sampleColumns[1], text)).toBeNull()
  })

  it('keeps the conditions beside a broken one', () => {
    expect(readFilter(sampleColumns[1], 'maior-que.1_ou_oi_e_menor-que.3')).toEqual({
      column: 'priceCents',
      operator: 'or',
      conditions: [
        { mode: 'gt', value: '100' },
        { mode: 'lt', value: '300' },
      ],
    })
  })

  it('never fails on an address that anyone made up', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (raw, text) => {
        const search = readListSearch({ ...raw, 'filtro.priceCents': text, 'filtro.name': text })
        expect(Array.isArray(readColumnFilters(sampleColumns, search))).toBe(true)
      }),
    )
  })
})

it('writes labels into addresses without accents and capitals', () => {
  expect(['Preço de venda', 'Mínimo', 'À venda', ' Data é antes de '].map(slug)).toEqual([
    'preco-de-venda',
    'minimo',
    'a-venda',
    'data-e-antes-de',
  ])
})
