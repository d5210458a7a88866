import { expect, it } from 'vitest'
import { sampleRained } from '../testing/sample-closures.ts'
import { rainActionFor, rainChoicesFor } from './choose-rain.ts'

const nothing = { ...sampleRained, id: 'b', remedy: 'nothing' as const, offers: [] }

it('gives by the rule, keeps where nothing is promised, and lets a hold go', () => {
  expect(rainChoicesFor([sampleRained, nothing, { ...nothing, id: 'c', remedy: 'held' }], {})).toEqual([
    { bookingId: sampleRained.id, action: 'offer' },
    { bookingId: 'b', action: 'keep' },
    { bookingId: 'c', action: 'cancel' },
  ])
})

it('does what was chosen, as long as the rules of the booking allow it', () => {
  expect(rainActionFor(sampleRained, { [sampleRained.id]: 'cancel' })).toBe('cancel')
  expect(rainActionFor(nothing, { b: 'offer' })).toBe('keep')
})
