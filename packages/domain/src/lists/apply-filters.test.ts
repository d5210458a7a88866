import { describe, expect, it } from 'vitest'
import { applyFilters } from './apply-filters.ts'
import type { ColumnFilter, ColumnsOf, Condition } from './filters.ts'

type Row = {
  name: string | null
  cents: number | null
  at: string | null
  day: string | null
  active: boolean
}
const columns = {
  name: 'text',
  cents: 'money',
  at: 'instant',
  day: 'day',
  active: 'choice',
} as const satisfies ColumnsOf<Row>

const água: Row = {
  name: 'Água sem gás',
  cents: 450,
  at: '2026-11-21T02:30:00.000Z',
  day: '2026-11-20',
  active: true,
}
const suco: Row = {
  name: 'Suco de caju',
  cents: 900,
  at: '2026-11-21T03:30:00.000Z',
  day: '2026-11-21',
  active: false,
}
const nada: Row = { name: null, cents: null, at: null, day: null, active: true }

function kept(filters: readonly ColumnFilter[], zone = 'America/Sao_Paulo') {
  return applyFilters([água, suco, nada], { columns, filters, zoneOf: () => zone }).map(({ name }) => name)
}
const one = (column: keyof Row, mode: Condition['mode'], value: string) =>
  kept([{ column, operator: 'and', conditions: [{ mode, value }] }])

describe('the filters of a table (F4)', () => {
  it.each([
    ['startsWith', 'agua', ['Água sem gás']],
    ['startsWith', 'sem', []],
    ['contains', 'CAJÚ', ['Suco de caju']],
    ['notContains', 'gas', ['Suco de caju', null]],
    ['endsWith', 'GÁS', ['Água sem gás']],
    ['equals', ' suco de caju ', ['Suco de caju']],
    ['equals', 'suco', []],
    ['notEquals', 'água sem gas', ['Suco de caju', null]],
  ] as const)('text %s “%s”, whatever its case and accents', (mode, value, expected) => {
    expect(one('name', mode, value)).toEqual(expected)
  })

  it.each([
    ['equals', '450', ['Água sem gás']],
    ['notEquals', '450', ['Suco de caju', null]],
    ['lt', '900', ['Água sem gás']],
    ['lte', '900', ['Água sem gás', 'Suco de caju']],
    ['gt', '450', ['Suco de caju']],
    ['gte', '450.0', ['Água sem gás', 'Suco de caju']],
  ] as const)('numbers %s %s', (mode, value, expected) => {
    expect(one('cents', mode, value)).toEqual(expected)
  })

  it.each([
    ['dateIs', ['Água sem gás']],
    ['dateIsNot', ['Suco de caju', null]],
    ['dateBefore', []],
    ['dateAfter', ['Suco de caju']],
  ] as const)('a plain day and an instant alike, %s', (mode, expected) => {
    expect(one('day', mode, '2026-11-20')).toEqual(expected)
    expect(one('at', mode, '2026-11-20')).toEqual(expected)
  })

  it('takes an instant by the local day of the zone it is meant in', () => {
    const on = (zone: string) =>
      kept([{ column: 'at', operator: 'and', conditions: [{ mode: 'dateIs', value: '2026-11-20' }] }], zone)
    expect(on('America/Sao_Paulo')).toEqual(['Água sem gás'])
    expect(on('America/Manaus')).toEqual(['Água sem gás', 'Suco de caju'])
    expect(on('America/Noronha')).toEqual([])
  })

  it('compares a choice by its key, a yes or no too', () => {
    expect(one('active', 'equals', 'true')).toEqual(['Água sem gás', null])
    expect(one('active', 'notEquals', 'true')).toEqual(['Suco de caju'])
  })

  it('takes a choice as it is written, capitals and all', () => {
    const rows = [{ profile: 'Torcida' }, { profile: 'torcida' }]
    const by = (value: string) =>
      applyFilters(rows, {
        columns: { profile: 'choice' },
        filters: [{ column: 'profile', operator: 'and', conditions: [{ mode: 'equals', value }] }],
        zoneOf: () => 'America/Sao_Paulo',
      })
    expect(by('Torcida')).toEqual([{ profile: 'Torcida' }])
    expect(by('torcida')).toEqual([{ profile: 'torcida' }])
  })

  it('takes all conditions of a column, or any, and every column', () => {
    const conditions = [
      { mode: 'startsWith', value: 'a' },
      { mode: 'endsWith', value: 'u' },
    ] as const
    expect(kept([{ column: 'name', operator: 'and', conditions }])).toEqual([])
    expect(kept([{ column: 'name', operator: 'or', conditions }])).toEqual(['Água sem gás', 'Suco de caju'])
    const dear = { column: 'cents', operator: 'and', conditions: [{ mode: 'gt', value: '500' }] } as const
    expect(kept([{ column: 'name', operator: 'or', conditions }, dear])).toEqual(['Suco de caju'])
  })

  it('hears nothing in a blank condition, be it one of several', () => {
    expect(one('name', 'equals', '  ')).toHaveLength(3)
    const blank = { mode: 'equals', value: ' ' } as const
    expect(kept([{ column: 'name', operator: 'or', conditions: [blank, blank] }])).toHaveLength(3)
    const conditions = [
      { mode: 'contains', value: '' },
      { mode: 'contains', value: 'caju' },
    ] as const
    expect(kept([{ column: 'name', operator: 'or', conditions }])).toEqual(['Suco de caju'])
  })
})
