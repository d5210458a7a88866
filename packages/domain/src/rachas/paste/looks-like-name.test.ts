import { expect, it } from 'vitest'
import { looksLikeName } from './looks-like-name.ts'
import { splitStruck } from './split-struck.ts'

it.each<[string, boolean]>([
  ['Ana', true],
  ['Ana Lima', true],
  ['Ana!', false],
  ['Ana;', false],
  ['Quem vai', false],
  ['Ana:', false],
  ['Ana: x', true],
  ['http://x', false],
  ['Ana..', false],
  ['Ana.', true],
  ['Um Dois Tres Quatro Cinco', false],
  ['A B C D E F', false],
  ['7', false],
  ['Ana 7', true],
  ['7 Ana', false],
  ['Camisa 20', true],
  ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', true],
  ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', false],
  ['Bola', false],
  ['Ana, Bia', true],
  ['"Ana"', false],
  ['Bora, Ana', false],
  ['Sócrates (bola)', false],
  ['Ana?', false],
])('a line without a number may be a name, or is a sentence: %j (N4)', (text, read) => {
  expect(looksLikeName(text)).toEqual(read)
})

it.each<[string, string[]]>([
  ['1 - ~Caio~ Davi', ['1 - ~Caio~', ' Davi']],
  ['1 - _Léo_ ~Tonho~', ['1 - _Léo_ ', '~Tonho~ ']],
  ['~Caio~', ['~Caio~']],
  ['~Caio~ machucou', ['~Caio~ machucou']],
  ['1 - Ana ~pago~', ['1 - Ana ~pago~']],
  ['~Caio~ davi', ['~Caio~ davi']],
  ['Ana', ['Ana']],
  ['1 - ~Caio~ Davi pago', ['1 - ~Caio~', ' Davi pago']],
  ['~1~ Ana', ['~1~ Ana']],
])('two people in one line are told apart, one of them struck out: %j (N4)', (text, read) => {
  expect(splitStruck(text)).toEqual(read)
})
