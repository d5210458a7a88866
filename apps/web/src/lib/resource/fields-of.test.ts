import { expect, it } from 'vitest'
import { fieldsOf } from './fields-of.ts'
import { columnsOf } from './resource.ts'

type Product = { name: string; status: string; priceCents: number; stock: number; day: string; at: string }

const choices = [{ value: 'active', label: 'À venda' }]
const field = fieldsOf(
  columnsOf<Product>({ status: 'choice', priceCents: 'money', stock: 'count', day: 'day', at: 'instant' }, [
    { id: 'name', label: 'Nome' },
    { id: 'status', label: 'Situação', choices },
    { id: 'priceCents', label: 'Preço' },
    { id: 'stock', label: 'Estoque' },
    { id: 'day', label: 'Dia' },
    { id: 'at', label: 'Criado em' },
  ]),
)

it.each([
  [field('name'), { name: 'name', label: 'Nome', type: 'text' }],
  [field('status'), { name: 'status', label: 'Situação', type: 'choice', choices }],
  [field('priceCents', { half: true }), { name: 'priceCents', label: 'Preço', type: 'money', half: true }],
  [field('stock', { label: 'Estoque agora' }), { name: 'stock', label: 'Estoque agora', type: 'count' }],
  [field('day'), { name: 'day', label: 'Dia', type: 'day' }],
])('a field has the label and the type of its column: $name', (made, expected) => {
  expect(made).toEqual(expected)
})

it('is refused for an instant, and for a column that is not listed', () => {
  expect(() => field('at')).toThrow('no form sets')
  const few = fieldsOf(columnsOf<Product>({}, [{ id: 'name', label: 'Nome' }]))
  expect(() => few('stock')).toThrow('No column is named stock')
})
