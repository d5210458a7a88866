import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test.each(['reserva', 'RESERVA nova', 'nova reserva', 'reservá', ''])(
  '“Nova reserva” is found by “%s”',
  (wanted) => {
    expect(matches('Nova reserva', wanted)).toBe(true)
  },
)

test('every word has to be there', () => {
  expect(matches('Nova reserva', 'nova comanda')).toBe(false)
})

test('an accent need not be typed', () => {
  expect(matches('Última gravação', 'ultima gravacao')).toBe(true)
})
