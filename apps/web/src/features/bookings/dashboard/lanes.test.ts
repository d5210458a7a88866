import { expect, it } from 'vitest'
import { sampleBooking } from '../../../testing/sample-booking.ts'
import { lanesOf, minutesOf } from './lanes.ts'

const { field } = sampleBooking()
const other = { ...field, id: 'field-2', name: 'Areia 2' }
const at = (id: string, from: string, to: string, changes = {}) =>
  sampleBooking({ id, start: `2026-11-20T${from}:00Z`, end: `2026-11-20T${to}:00Z`, ...changes })

const axis = minutesOf({ start: '2026-11-20T12:00:00Z', end: '2026-11-20T22:00:00Z' })
const now = '2026-11-20T14:30:00Z'

it('gives every field its lane, with what takes its time in the order of time', () => {
  const bookings = [
    at('late', '20:00', '21:00'),
    at('now', '14:00', '15:00'),
    at('gone', '16:00', '17:00', { status: 'cancelled' }),
    at('outside', '22:00', '23:00'),
  ]
  const [lane, empty] = lanesOf({ fields: [field, other], bookings, axis, now })
  expect(lane?.blocks.map(({ booking, playing }) => [booking.id, playing])).toEqual([
    ['now', true],
    ['late', false],
  ])
  expect(empty).toEqual({ field: other, blocks: [] })
})

it('keeps the lane of a field that is no longer the company’s while it is booked', () => {
  const gone = at('gone', '18:00', '19:00', { fieldId: 'old', field: { ...field, id: 'old' } })
  expect(lanesOf({ fields: [field], bookings: [gone], axis, now }).map((lane) => lane.field.id)).toEqual([
    field.id,
    'old',
  ])
})
