import { expect, test } from 'vitest'
import { ofWhat } from './split-sentences.ts'

test.each([
  ['o jogo de sexta-feira, 27 de novembro, 20h às 22h', 'Do jogo de sexta-feira, 27 de novembro, 20h às 22h'],
  ['a comanda CMD-7K2F', 'Da comanda CMD-7K2F'],
  ['churrasco do time', 'De churrasco do time'],
])('a bill of %j is said as %j', (title, words) => {
  expect(ofWhat(title)).toBe(words)
})
