import { expect, it } from 'vitest'
import { cityOfCep, formatCep, withLostZero } from './cep-ranges.ts'

it.each([
  ['01000000', 'São Paulo'],
  ['05999999', 'São Paulo'],
  ['08499999', 'São Paulo'],
  ['60165121', 'Fortaleza'],
  ['61599999', 'Fortaleza'],
  ['53990000', 'Fernando de Noronha'],
  ['69900000', 'Rio Branco'],
  ['88099999', 'Florianópolis'],
])('finds the city of %s by its range (H1)', (cep, city) => {
  expect(cityOfCep(cep)).toMatchObject({ city })
})

it.each(['06000000', '53990001', '99999999', '6016512', ''])('knows no city of %j (H1)', (cep) => {
  expect(cityOfCep(cep)).toBeNull()
})

it('asks about seven digits alone, whose zero a spreadsheet has dropped (H1)', () => {
  expect(withLostZero('1310100')).toBe('01310100')
  expect(withLostZero('13101-00')).toBe('01310100')
  expect(withLostZero('131010')).toBeNull()
  expect(withLostZero('01310100')).toBeNull()
  expect(formatCep('01310100')).toBe('01310-100')
})
