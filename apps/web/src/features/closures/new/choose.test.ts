import { expect, it } from 'vitest'
import { sampleAffected } from '../testing/sample-closures.ts'
import { actionFor, choicesFor } from './choose.ts'

const stuck = { ...sampleAffected, id: 'stuck', nearest: null }

it('moves a booking to the nearest time, and cancels one that has none, unless something else was chosen', () => {
  expect([sampleAffected, stuck].map((each) => actionFor(each, {}))).toEqual(['move', 'cancel'])
  expect([sampleAffected, stuck].map((each) => actionFor(each, { [each.id]: 'keep' }))).toEqual([
    'keep',
    'keep',
  ])
  expect(actionFor(stuck, { stuck: 'move' })).toBe('cancel')
  expect(choicesFor([sampleAffected, stuck], {})).toEqual([
    { bookingId: 'booking-1', action: 'move', fieldId: 'field-2', start: '2026-11-23T21:00:00.000Z' },
    { bookingId: 'stuck', action: 'cancel' },
  ])
})
