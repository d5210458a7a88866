import { expect, test } from 'vitest'
import { ofWhat } from './of-what.ts'
import { shareText } from './reminder.ts'

test.each([
  ['o jogo de sexta-feira, 27 de novembro, 20h às 22h', 'do jogo de sexta-feira, 27 de novembro, 20h às 22h'],
  ['a comanda CMD-7K2F', 'da comanda CMD-7K2F'],
  ['churrasco do time', 'de churrasco do time'],
])('a bill of %j is said as %j', (title, words) => {
  expect(ofWhat(title)).toBe(words)
})

test('a share is sent with the title in its sentence, without a surname', () => {
  const share = { name: 'Ana Lima', cents: 2_850, url: 'https://campo.test/conta/x' }
  expect(shareText({ title: 'o jogo de sábado' }, share)).toBe(
    'Oi, Ana! Sua parte do jogo de sábado: R$\u00A028,50.\nPague por aqui, sem precisar de conta:\nhttps://campo.test/conta/x',
  )
})
