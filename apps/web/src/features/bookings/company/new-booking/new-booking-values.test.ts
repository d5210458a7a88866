import { bookingCommandSchema } from '@campo-livre/domain/bookings/commands/command.ts'
import { expect, it } from 'vitest'
import { type NewBookingValues, placeOf, timeOf, toCommand } from './new-booking-values.ts'

const zone = 'America/Fortaleza'
const time = { key: 'b-1', fieldId: 'norte', day: '2026-11-20', minute: 1410, length: 60 }
const values: NewBookingValues = {
  athleteId: null,
  name: 'Seu Jorge',
  phone: '',
  times: [time],
  ownPrice: false,
  price: '',
  reason: '',
  note: '',
}

it('is a time on the clock of the arena, over midnight too, there and back (H2)', () => {
  const place = placeOf(time, zone)
  expect(place).toEqual({
    fieldId: 'norte',
    start: '2026-11-21T02:30:00.000Z',
    end: '2026-11-21T03:30:00.000Z',
  })
  expect(timeOf(place, zone, 'b-1')).toEqual(time)
})

it.each([
  [{}, null],
  [{ name: ' ' }, /nome de quem vem/],
  [{ phone: '123' }, /telefone com DDD/],
  [{ ownPrice: true, price: 'x', reason: 'Cortesia' }, /preço, como/],
  [{ ownPrice: true, price: '1.000.000,00', reason: 'Cortesia' }, /preço de até R\$/],
  [{ ownPrice: true, price: '0', reason: '' }, /preço é outro/],
] as const)('%j is judged by the schema of the command (H2)', (changes, sentence) => {
  const { error } = bookingCommandSchema.safeParse({
    ...toCommand({ ...values, ...changes }, zone),
    id: 'cmd',
  })
  if (sentence === null) expect(error).toBeUndefined()
  else expect(error?.issues[0]?.message).toMatch(sentence)
})
