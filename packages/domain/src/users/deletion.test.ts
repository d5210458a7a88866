import { expect, it } from 'vitest'
import { type Deletion, mayDelete } from './deletion.ts'

const nothing: Deletion = {
  upcomingBookings: 0,
  fixedSlots: 1,
  openTabs: 0,
  organisedRachas: 0,
  lastAdmin: false,
  keptBookings: 4,
}

it('an account that nothing depends on may be deleted, whatever the law keeps of it', () => {
  expect(mayDelete(nothing)).toBe(true)
})

it.each([
  ['a booking still to come', { upcomingBookings: 1 }],
  ['an open tab', { openTabs: 1 }],
  ['a pickup game that they organise', { organisedRachas: 1 }],
  ['a booking and a tab', { upcomingBookings: 1, openTabs: 1 }],
  ['a tab and a pickup game', { openTabs: 1, organisedRachas: 1 }],
  ['the last admin', { lastAdmin: true }],
])('%s keeps the account', (_, obstacle) => {
  expect(mayDelete({ ...nothing, ...obstacle })).toBe(false)
})
