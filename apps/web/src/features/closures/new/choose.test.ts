import { expect, it } from 'vitest'
import { sampleAffected } from '../testing/sample-closures.ts'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { actionFor, chooseForAll, choicesFor, refusedTimes, targetFor } from './choose.ts'

const stuck = { ...sampleAffected, id: 'stuck', nearest: null }

it('moves a booking to the suggested time, and leaves one that has none to the arena, until something else is chosen (H1)', () => {
  expect([sampleAffected, stuck].map((each) => actionFor(each, {}))).toEqual(['move', null])
  expect([sampleAffected, stuck].map((each) => actionFor(each, { [each.id]: { action: 'keep' } }))).toEqual([
    'keep',
    'keep',
  ])
  expect(actionFor(stuck, { stuck: { action: 'move' } })).toBeNull()
  expect(choicesFor([sampleAffected, stuck], {})).toEqual([
    { bookingId: 'booking-1', action: 'move', fieldId: 'field-2', start: '2026-11-23T21:00:00.000Z' },
  ])
  expect(choicesFor([stuck], { stuck: { action: 'cancel' } })).toEqual([
    { bookingId: 'stuck', action: 'cancel' },
  ])
})

it('moves a booking to the time that was picked for it, whatever else was chosen meanwhile', () => {
  const to = { ...sampleAffected, fieldId: 'field-3', start: '2026-11-25T21:00:00.000Z' }
  const picked = { stuck: { action: 'move', to } } as const
  expect(targetFor(stuck, picked)).toBe(to)
  expect(choicesFor([stuck], picked)).toEqual([
    { bookingId: 'stuck', action: 'move', fieldId: 'field-3', start: to.start },
  ])
  expect(choicesFor([stuck], { stuck: { action: 'keep', to } })).toEqual([
    { bookingId: 'stuck', action: 'keep' },
  ])
})

it('moves all that have a time to move to, and leaves the others as they are (H1)', () => {
  const cancelled = chooseForAll([sampleAffected, stuck], {}, 'cancel')
  const moved = chooseForAll([sampleAffected, stuck], cancelled, 'move')
  expect([sampleAffected, stuck].map((each) => actionFor(each, moved))).toEqual(['move', 'cancel'])
})

it('finds the bookings whose time was refused', () => {
  const error = new ApiError({ kind: 'refused', errors: { 'choices.1.start': ['O campo fecha.'] } })
  expect(refusedTimes(error, [sampleAffected, stuck])).toEqual({ stuck: 'O campo fecha.' })
  expect(refusedTimes(new Error('other'), [stuck])).toEqual({})
})
