import { expect, it } from 'vitest'
import { type Deletion, mayDelete, refuseDeletion } from './deletion.ts'

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

it('is refused with all that is in the way', () => {
  const message = (given: Partial<Deletion>) => refuseDeletion({ ...nothing, ...given })?.message ?? null
  expect(message({})).toBeNull()
  expect(message({ upcomingBookings: 1, openTabs: 2, organisedRachas: 1 })).toBe(
    'Antes de excluir a conta, resolva o que está em aberto: 1 reserva por vir, 2 comandas abertas e 1 racha que você organiza.',
  )
  expect(message({ lastAdmin: true })).toMatch(/^Você é a única pessoa/)
})
