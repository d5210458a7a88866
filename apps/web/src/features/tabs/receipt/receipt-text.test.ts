import { expect, test } from 'vitest'
import { sampleTab } from '../../../testing/sample-tab.ts'
import { receiptText } from '@campo-livre/domain/tabs/tab-paper.ts'

test('a receipt says what was ordered, what it comes to, and that it is no invoice', () => {
  const text = receiptText(sampleTab()).replaceAll('\u00a0', ' ')
  const lines = text.split('\n')
  expect(lines[0]).toMatch(/^.+, comanda CMD-/)
  expect(lines.some((line) => line.startsWith('Total: R$ '))).toBe(true)
  expect(lines.at(-1)).toBe('Não é documento fiscal.')
})
