import { expect, it } from 'vitest'
import { tillMethods } from './money-methods.ts'
import { CARD_BACK_BILLS, describeRefund, moneyBack, PIX_BACK_BUSINESS_DAYS } from './money-back.ts'
import { paymentMethods } from './payment.ts'

it.each([
  ['pix', 'por Pix, em até 1 dia útil', 'O Pix volta em até 1 dia útil.'],
  ['card', 'no cartão, em até 2 faturas', 'O valor volta no cartão em até 2 faturas.'],
  ['cash', 'no balcão da arena', 'Quem devolve é a arena, no balcão.'],
  ['venue', 'no balcão da arena', 'Quem devolve é a arena, no balcão.'],
] as const)('gives what was paid by %s back by the same way', (paidBy, words, sentence) => {
  expect(moneyBack(paidBy)).toEqual({ words, sentence })
})

it('knows every way of paying, and says a time for all that does not lie in a till', () => {
  for (const paidBy of [...paymentMethods, ...tillMethods]) {
    const { words, sentence } = moneyBack(paidBy)
    const atTheCounter = paidBy === 'cash' || paidBy === 'venue'
    expect([words, sentence].map((text) => /em até \d/.test(text))).toEqual([!atTheCounter, !atTheCounter])
  }
  expect([PIX_BACK_BUSINESS_DAYS, CARD_BACK_BILLS]).toEqual([1, 2])
})

it('says of an amount by which way it comes, where there is one', () => {
  expect(describeRefund(15_000, { method: 'pix' })).toMatch(
    /^R\$\s150,00 de volta por Pix, em até 1 dia útil$/,
  )
  expect(describeRefund(15_000, null)).toMatch(/^R\$\s150,00 de volta$/)
  expect(describeRefund(15_000, { method: 'pix' }, 'Bia')).toMatch(
    /^R\$\s150,00 de volta para Bia por Pix, em até 1 dia útil$/,
  )
})
