import { expect, test } from 'vitest'
import { sampleTab, tabPayment } from '../../../testing/sample-tab.ts'
import { receiptText, tabPaper } from '@campo-livre/domain/tabs/tab-paper.ts'

test('a receipt says what was ordered, what it comes to, and that it is no invoice', () => {
  const text = receiptText(sampleTab()).replaceAll('\u00a0', ' ')
  const lines = text.split('\n')
  expect(lines[0]).toMatch(/^.+, comanda CMD-/)
  expect(lines.some((line) => line.startsWith('Total: R$ '))).toBe(true)
  expect(lines.at(-1)).toBe('Não é documento fiscal.')
})

test.each([
  ['closed', 'Conta a pagar', true],
  ['cancelled', 'Cancelada', false],
  ['paid', null, false],
] as const)('the paper of a %s tab says how it stands', (status, words, due) => {
  const payments = status === 'paid' ? [tabPayment({ amountCents: 9200 })] : []
  const { about, parts } = tabPaper(sampleTab({ status, payments }))
  expect(about.slice(1, -1)).toEqual(words === null ? [] : [words])
  expect(parts.flatMap(({ lines }) => lines).some(({ text }) => text === 'Falta pagar')).toBe(due)
})
