import { expect, it } from 'vitest'
import { sampleBooking } from '../../../testing/sample-booking.ts'
import { bookingSections } from './booking-sections.ts'

const held = sampleBooking({ id: 'held', status: 'awaiting_payment' })
const game = sampleBooking({ id: 'game' })
const later = sampleBooking({ id: 'later' })

it('groups bookings to be paid and games under two heads, in whatever order the server sends them', () => {
  const sections = bookingSections([game, held, later], 'upcoming')
  expect(sections.map(({ id, items }) => [id, items.map((booking) => booking.id)])).toEqual([
    ['pagar', ['held']],
    ['jogos', ['game', 'later']],
  ])
})

it('needs no head where nothing has to be paid', () => {
  expect(bookingSections([game, later], 'upcoming')).toEqual([
    { id: 'jogos', title: null, items: [game, later] },
  ])
})
