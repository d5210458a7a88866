import { expect, it } from 'vitest'
import { codeTrouble } from './code-trouble.ts'

it.each([
  ['Código de verificação expirado.', 'expired'],
  ['Código já utilizado.', 'used'],
  ['E-mail já verificado.', 'confirmed'],
  ['Este e-mail já foi confirmado.', 'confirmed'],
  ['Código de verificação inválido.', null],
  ['É necessário verificar o e-mail.', null],
  ['', null],
])('reads from %j what is wrong with a code (H11)', (sentence, trouble) =>
  expect(codeTrouble(sentence)).toBe(trouble),
)
