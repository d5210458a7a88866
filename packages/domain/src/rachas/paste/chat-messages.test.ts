import { expect, it } from 'vitest'
import { chatMessages } from './chat-messages.ts'
import { readStamp } from './chat-stamp.ts'

const stamp = (text: string) => {
  const read = readStamp(text)
  return read && [read.sender, read.said]
}
const messages = (text: string) =>
  chatMessages(text)?.map(({ sender, said, lines, entries }) => [sender, said, lines.length, entries]) ?? null

it.each<[string, (string | null)[] | null]>([
  ['[12/11/2026, 10:35:02] Bia: vou', ['Bia', 'vou']],
  ['[10:35, 12/11/2026] Bia: vou', ['Bia', 'vou']],
  ['12/11/2026 10:35 - Bia: vou', ['Bia', 'vou']],
  ['12.11.26, 10:35 - Bia: vou', ['Bia', 'vou']],
  ['[12/11 10:35] Bia: vou', ['Bia', 'vou']],
  ['[12/11/2026 às 10:35] ~ Bia: vou', ['Bia', 'vou']],
  ['12/11/26, 10:35 PM - Bia: a: b', ['Bia', 'a: b']],
  ['12/11/26 10:35 p. m. - Bia: x', ['Bia', 'x']],
  ['[12/11, 10:35] Tonho entrou', [null, 'Tonho entrou']],
  ['12/11/2026 10:35 -', [null, '']],
  ['12/11/2026', null],
  ['x [12/11, 10:35] Bia: vou', null],
  ['12/11 10:35 Bia: vou', null],
  ['[12/11, 10:35] : x', [null, ': x']],
  ['[1/1, 1:35] Bia:vou', ['Bia', 'vou']],
  ['[112/11, 10:35] Bia: x', null],
  ['[12/11/2026, 10:3] Bia: x', null],
])('a line of a chat has a stamp, and a sender or none: %j (N4)', (text, read) => {
  expect(stamp(text)).toEqual(read)
})

it('a sender has forty letters at most (N4)', () => {
  const from = (length: number) => stamp(`[12/11, 10:35] ${'a'.repeat(length)}: x`)?.[0]
  expect([from(40), from(41)]).toEqual(['a'.repeat(40), null])
})

it.each<[string, (string | number | null)[][] | null]>([
  [
    'Bia: vou\nCaio: não',
    [
      ['Bia', 'vou', 1, 0],
      ['Caio', 'não', 1, 0],
    ],
  ],
  ['Bia: vou\nCaio: oi\nDavi: ei', null],
  ['Bia: vou', null],
  ['Bia: vou\nlinha solta', null],
  [
    '~ Bia: vou\nCaio: vou\n',
    [
      ['Bia', 'vou', 1, 0],
      ['Caio', 'vou', 1, 0],
      [null, '', 1, 0],
    ],
  ],
  ['Goleiro: vou\nCaio: vou', null],
  ['Local: vou\nBia: vou', null],
  [
    '[12/11, 10:35] Bia: vou\n[12/11, 10:36] Caio: não',
    [
      ['Bia', 'vou', 1, 0],
      ['Caio', 'não', 1, 0],
    ],
  ],
  ['[12/11, 10:35] Bia: vou', null],
  [
    '\n[12/11, 10:35] Bia: vou\n[12/11, 10:36] Caio: não',
    [
      ['Bia', 'vou', 1, 0],
      ['Caio', 'não', 1, 0],
    ],
  ],
  ['[12/11, 10:35] Bia: 1 - Ana\n[12/11, 10:36] Caio: 2 - Davi', null],
  [
    '[12/11, 10:35] Bia: oi\n1 - Ana\n2 - Bia\n[12/11, 10:36] Caio: vou',
    [
      ['Bia', 'oi\n1 - Ana\n2 - Bia', 3, 2],
      ['Caio', 'vou', 1, 0],
    ],
  ],
  [
    '[12/11, 10:35] +55 85 98765-4321: vou\n[12/11, 10:36] Zé 🔥  Lima: vou',
    [
      ['', 'vou', 1, 0],
      ['Zé Lima', 'vou', 1, 0],
    ],
  ],
  [
    '[12/11, 10:35] Bia 85 98765-4321: vou\n[12/11, 10:36] x entrou',
    [
      ['Bia', 'vou', 1, 0],
      [null, 'x entrou', 1, 0],
    ],
  ],
  [
    'Bia: vou\n\nCaio: vou\nDavi: oi',
    [
      ['Bia', 'vou', 1, 0],
      [null, '', 1, 0],
      ['Caio', 'vou', 1, 0],
      ['Davi', 'oi', 1, 0],
    ],
  ],
  ['Bia: vou\nCaio: vou\nDavi: oi\nEdu: ei', null],
  ['Bia:vou\nCaio:vou', null],
  ['bia2: vou\nCaio: vou', null],
])('a text is a chat where its lines are stamped, or most of them answer: %j (N4)', (text, read) => {
  expect(messages(text)).toEqual(read)
})
