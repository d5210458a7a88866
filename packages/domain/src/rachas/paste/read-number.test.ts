import { expect, it } from 'vitest'
import { readBullet, readNumber, splitInline, splitNames } from './read-number.ts'

function number(text: string, emojiDigits = false) {
  const read = readNumber(text, emojiDigits)
  return read && [read.value, read.before, read.digits, read.after, read.rest]
}

it.each<[string, (string | number)[] | null]>([
  ['1 - Ana', [1, '', 'plain', ' - ', 'Ana']],
  ['1- Ana', [1, '', 'plain', '- ', 'Ana']],
  ['1.Ana', [1, '', 'plain', '.', 'Ana']],
  ['1) Ana', [1, '', 'plain', ') ', 'Ana']],
  ['(1) Ana', [1, '(', 'plain', ') ', 'Ana']],
  ['#1 Ana', [1, '#', 'plain', ' ', 'Ana']],
  ['nº 1 Ana', [1, 'nº ', 'plain', ' ', 'Ana']],
  ['n. 1 Ana', [1, 'n. ', 'plain', ' ', 'Ana']],
  ['nº1 Ana', [1, 'nº', 'plain', ' ', 'Ana']],
  ['G12 - Ana', [12, 'G', 'plain', ' - ', 'Ana']],
  ['10: 30', null],
  ['10 h30', null],
  ['10 h', null],
  ['10 hs', null],
  ['10 hrs', null],
  ['10 hr', null],
  ['5 k', null],
  ['3 x2', null],
  ['01 Ana', [1, '', 'padded', ' ', 'Ana']],
  ['1 Ana', [1, '', 'plain', ' ', 'Ana']],
  ['1Ana', null],
  ['1', [1, '', 'plain', ' ', '']],
  ['1.', [1, '', 'plain', '.', '']],
  ['G1 - Ana', [1, 'G', 'plain', ' - ', 'Ana']],
  ['g1) Ana', [1, 'g', 'plain', ') ', 'Ana']],
  ['G1 Ana', null],
  ['10:00', null],
  ['20h', null],
  ['20/11', null],
  ['1,5', null],
  ['2x1', null],
  ['3 x 2', null],
  ['50%', null],
  ['5k', null],
  ['10hs', null],
  ['10hrs', null],
  ['10hr', null],
  ['10h30', null],
  ['1000 Ana', null],
  ['1ª - Ana', [1, '', 'plain', 'ª - ', 'Ana']],
  ['1º Ana', [1, '', 'plain', 'º ', 'Ana']],
  ['1° - Ana', [1, '', 'plain', '° - ', 'Ana']],
  ['2 vagas', null],
  ['2 goleiros', null],
  ['2 de maio', null],
  ['5 reais', null],
  ['10 min', null],
  ['2 times', null],
  ['3 e meia', null],
  ['1 a 0', null],
  ['1 Eduardo', [1, '', 'plain', ' ', 'Eduardo']],
  ['1 Amanda', [1, '', 'plain', ' ', 'Amanda']],
  ['1 - vagas', [1, '', 'plain', ' - ', 'vagas']],
  ['1 → Ana', [1, '', 'plain', ' → ', 'Ana']],
  ['1• Ana', [1, '', 'plain', '• ', 'Ana']],
  ['1]Ana', [1, '', 'plain', ']', 'Ana']],
  ['1:Ana', [1, '', 'plain', ':', 'Ana']],
  ['1=Ana', [1, '', 'plain', '=', 'Ana']],
  ['2 ou 3', null],
  ['x1 Ana', null],
  ['1  Ana', [1, '', 'plain', '  ', 'Ana']],
  ['2 pessoas:', null],
  ['2 pessoas', null],
  ['2 pessoa', null],
  ['12 - 20h', [12, '', 'plain', ' - ', '20h']],
])('a number counts a person, or is an hour, a day, a price: %j (N4)', (text, read) => {
  expect(number(text)).toEqual(read)
})

it('figures of emoji stand apart from what follows (N4)', () => {
  expect(number('1Ana', true)).toEqual([1, '', 'emoji', ' ', 'Ana'])
  expect(number('2 vagas', true)).toEqual([2, '', 'emoji', ' ', 'vagas'])
})

it.each<[string, string[]]>([
  ['• Ana', ['• ', 'Ana']],
  ['x • Ana', ['', 'x • Ana']],
  ['- Ana', ['- ', 'Ana']],
  ['-Ana', ['-', 'Ana']],
  ['👉 Ana', ['👉 ', 'Ana']],
  ['⚽ Ana', ['⚽ ', 'Ana']],
  ['- 1', ['', '- 1']],
  ['Ana', ['', 'Ana']],
  ['•• Ana', ['•• ', 'Ana']],
  ['✔ Ana', ['✔ ', 'Ana']],
  ['+1', ['', '+1']],
  ['-', ['', '-']],
])('a bullet is none of the words: %j (N4)', (text, read) => {
  expect(Object.values(readBullet(text))).toEqual(read)
})

it.each<[string, string[]]>([
  ['Ana, Bia e Caio', ['Ana', ' Bia', 'Caio']],
  ['1-Ana 2-Bia', ['', 'Ana', 'Bia']],
  ['Ana; Bia/Caio', ['Ana', ' Bia', 'Caio']],
  ['Ana', ['Ana']],
  ['1 Ana', ['1 Ana']],
  ['Zé 2-Bia', ['Zé 2-Bia']],
])('the names behind a heading are told apart: %j (N4)', (text, read) => {
  expect(splitNames(text)).toEqual(read)
})

it.each<[string, string[]]>([
  ['1-Miguel 2-João 3-Pedro', ['1-Miguel', '2-João', '3-Pedro']],
  ['Lista 1-Miguel 2-João 3-Pedro', ['Lista', '1-Miguel', '2-João', '3-Pedro']],
  ['10-Miguel 11-João 12-Pedro', ['10-Miguel', '11-João', '12-Pedro']],
  ['1-Ana 2-Bia 3-Z', ['1-Ana', '2-Bia', '3-Z']],
  ['1-An 2-B 3-C', ['1-An', '2-B', '3-C']],
  ['A: 1-Ana 2-Bia 3-Zé', ['A:', '1-Ana', '2-Bia', '3-Zé']],
  ['1 -Ana 2 -Bia 3 -Zé', ['1 -Ana', '2 -Bia', '3 -Zé']],
  ['1- Ana 2- Bia 3- Zé', ['1- Ana', '2- Bia', '3- Zé']],
  ['1x-Ana 2x-Bia 3x-Zé', ['1x-Ana 2x-Bia 3x-Zé']],
  ['1-Miguel 2-João', ['1-Miguel 2-João']],
  ['1-Miguel 3-João 4-Pedro', ['1-Miguel 3-João 4-Pedro']],
  ['1-M 2-J 3-P', ['1-M 2-J 3-P']],
  ['5-Miguel 6-João 7-Pedro', ['5-Miguel', '6-João', '7-Pedro']],
  ['1) Ana 2) Bia 3) Caio', ['1) Ana', '2) Bia', '3) Caio']],
  ['1. Ana 2. Bia 3. Caio', ['1. Ana', '2. Bia', '3. Caio']],
  ['1-Miguel 2-João 4-Pedro', ['1-Miguel 2-João 4-Pedro']],
  ['1-A 2-B 3-C 4-D', ['1-A', '2-B', '3-C', '4-D']],
])('a list in one line has a line for each number that rises: %j (N4)', (text, read) => {
  expect(splitInline(text)).toEqual(read)
})

it('a line of more than four thousand letters stays one (N4)', () => {
  const line = (length: number) => `1-${'a'.repeat(1990)} 2-${'b'.repeat(1990)} 3-`.padEnd(length, 'c')
  expect([splitInline(line(4000)).length, splitInline(line(4001)).length]).toEqual([3, 1])
})
