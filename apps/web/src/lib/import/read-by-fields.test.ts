import { expect, test } from 'vitest'
import type { FormField } from '../form/form-field.ts'
import { countFields, readByFields } from './read-by-fields.ts'

const fields: readonly FormField[] = [
  { name: 'name', label: 'Nome', type: 'text' },
  { name: 'priceCents', label: 'Preço', type: 'money' },
  { name: 'dueDay', label: 'Vencimento', type: 'day' },
  { name: 'category', label: 'Categoria', type: 'choice', choices: [{ value: 'drink', label: 'Bebidas' }] },
  { name: 'indoor', label: 'É coberto', type: 'flag' },
  { name: 'ean', label: 'Código de barras (opcional)', type: 'text' },
]
const head = { line: 1, cells: ['NOME', 'preco', 'Vencimento', 'Categoria', 'É coberto'], raw: '' }
const table = (...cells: string[]) => ({
  head,
  rows: [{ line: 2, cells, raw: cells.join(';') }],
  unclosed: [],
})

test('finds columns by their labels, whatever case and accents', () => {
  expect(countFields(fields, head.cells)).toBe(5)
  expect(countFields(fields, ['Outra'])).toBe(0)
})

test('reads what people write: reais, days, labels, yes and no (H12)', () => {
  expect(readByFields(table('Água', '4,50', '30/11/2026', 'bebidas', 'Sim'), fields)).toEqual({
    rows: [
      {
        line: 2,
        values: { name: 'Água', priceCents: 450, dueDay: '2026-11-30', category: 'drink', indoor: true },
      },
    ],
    problems: [],
  })
})

test('tells the line and the column of a choice that does not exist', () => {
  expect(readByFields(table('Água', '4,50', '30/11/2026', 'Remédios', 'não'), fields)).toEqual({
    rows: [],
    problems: [{ line: 2, column: 'Categoria', message: '“Remédios” não existe aqui.' }],
  })
})

test('an unreadable number is left out, so that the server asks for it', () => {
  expect(readByFields(table('Água', 'caro', '', 'Bebidas', ''), fields)).toMatchObject({
    rows: [{ values: { name: 'Água', dueDay: null, category: 'drink', indoor: false } }],
  })
})

test('tells which columns are missing', () => {
  const only = { head: { line: 1, cells: ['Nome'], raw: 'Nome' }, rows: [], unclosed: [] }
  expect(readByFields(only, fields)).toEqual({ refusal: 'Falta a coluna Preço, Vencimento e Categoria.' })
})
