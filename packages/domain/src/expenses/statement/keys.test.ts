import { expect, it } from 'vitest'
import { type Transaction, withKeys } from './keys.ts'

const transaction = (rest: Partial<Transaction> = {}): Transaction => ({
  bankId: '',
  day: '2026-11-05',
  amountCents: -100,
  text: 'Luz',
  ...rest,
})
const keys = (...all: Transaction[]) => withKeys(all).map(({ key }) => key)

it('a transaction is known by its day, its amount and its words, whatever their case and spaces (H5)', () => {
  expect(keys(transaction({ text: 'LUZ  da Água' }))).toEqual(['2026-11-05 -100 luz da agua 1'])
  expect(keys(transaction({ text: 'a'.repeat(100) }))).toEqual([`2026-11-05 -100 ${'a'.repeat(80)} 1`])
})

it('a transaction is known by the id of its bank, and by its place among those that are alike (H5)', () => {
  const same = transaction({ bankId: 'N1' })
  expect(keys(same, transaction({ bankId: 'N2' }), { ...same, text: 'Outra' }, same)).toEqual([
    '2026-11-05 -100 N1 1',
    '2026-11-05 -100 N2 1',
    '2026-11-05 -100 N1 2',
    '2026-11-05 -100 N1 3',
  ])
  expect(keys(transaction({ bankId: 'N'.repeat(100) }))).toEqual([`2026-11-05 -100 ${'N'.repeat(80)} 1`])
})

it('the words of a transaction are kept as far as there is room (H5)', () => {
  expect(withKeys([transaction({ text: 'a'.repeat(201) })])[0]?.text).toBe('a'.repeat(200))
})
