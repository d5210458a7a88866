import { expect, it } from 'vitest'
import { findCode } from './find-code.ts'

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['123\u00a0456\n', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['Seu código é 123456.', '123456'],
  ['Campo Livre: em 15 minutos ele acaba. Código 012 345', '012345'],
  ['Ligue (85) 90123-4567 ou use 654321', '654321'],
  ['12345678', '123456'],
  ['12345', '12345'],
  ['sem número', ''],
])('finds in %j the code %j (H11)', (text, code) => expect(findCode(text)).toBe(code))
