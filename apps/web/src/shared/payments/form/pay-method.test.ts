import { expect, it } from 'vitest'
import { methodIn, withMethod } from './pay-method.ts'
import type { CardWay, CounterWay, PixWay } from './pay-way.ts'

const run = { meta: { changes: [] }, send: () => Promise.resolve(() => null) }
const pix: PixWay = {
  method: 'pix',
  code: null,
  sentence: '',
  ask: run,
  wish: 'one',
  act: null,
  failure: '',
}
const card: CardWay = { method: 'card', maxInstalments: 1, waiting: null, declined: null, pay: run }
const venue: CounterWay = { method: 'venue', label: 'Pagar no local', children: null }

it('opens the method of the address where it is one of those to choose from (A14)', () => {
  expect(methodIn([pix, card], {})).toBe('pix')
  expect(methodIn([pix, card], { forma: 'cartao' })).toBe('card')
  expect(methodIn([pix, card], { forma: 'local' })).toBe('pix')
  expect(methodIn([pix, card, venue], withMethod({}, 'venue'))).toBe('venue')
})

it('goes on with a payment that waits, or was declined, unless the address names another (H9)', () => {
  const last4 = { brand: 'visa', last4: '1111' } as const
  const waits = { ...card, waiting: { ...last4, waits: 'bank' as const } }
  expect(methodIn([pix, waits], {})).toBe('card')
  expect(methodIn([pix, { ...card, declined: last4 }], {})).toBe('card')
  expect(methodIn([card, { ...pix, code: '0002' }], {})).toBe('pix')
  expect(methodIn([pix, waits], { forma: 'pix' })).toBe('pix')
})
