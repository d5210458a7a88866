import { expect, test } from 'vitest'
import { findProducts, readOrder, withDigit, withoutDigit } from './find-products.ts'
import { sampleCounterProduct } from '../testing/sample-counter-product.ts'

test.each([
  ['cerveja', { quantity: 1, text: 'cerveja' }],
  ['12x cerveja', { quantity: 12, text: 'cerveja' }],
  ['3 × chope', { quantity: 3, text: 'chope' }],
  ['2*agua', { quantity: 2, text: 'agua' }],
  ['12x', { quantity: 12, text: '' }],
  ['0x agua', { quantity: 1, text: '0x agua' }],
  ['1000x agua', { quantity: 1, text: '1000x agua' }],
  ['x-arena', { quantity: 1, text: 'x-arena' }],
])('“%s” says how many of what', (typed, order) => {
  expect(readOrder(typed)).toEqual(order)
})

test('figures of the keypad make a quantity, as if it were typed', () => {
  const press = (typed: string, digits: string) => Array.from(digits, Number).reduce(withDigit, typed)
  expect(press('', '12')).toBe('12x ')
  expect(press('', '012')).toBe('12x ')
  expect(press('', '9999')).toBe('999x ')
  expect(press('1x ', '0')).toBe('10x ')
  expect(withoutDigit('12x ')).toBe('1x ')
  expect(withoutDigit('1x ')).toBe('')
  expect(withoutDigit('')).toBe('')
})

test('products are found by words, whatever their accents, those that begin with it first', () => {
  const names = ['Caipirinha de limão', 'Limão espremido', 'Água de coco']
  const products = names.map((name) => sampleCounterProduct({ id: name, name }))
  const found = (text: string) => findProducts(products, text).map(({ name }) => name)
  expect(found('limao')).toEqual(['Limão espremido', 'Caipirinha de limão'])
  expect(found('de caipi')).toEqual(['Caipirinha de limão'])
  expect(found('')).toEqual(names)
  expect(found('uva')).toEqual([])
})
