import { expect, it } from 'vitest'
import { type AdminCommand, adminCommandSchema, needsReason } from './admin-command.ts'
import type { AdminResource } from './admin-resource.ts'

const row = (resource: AdminResource) => ({ id: 'c-1', resource, rowId: 'r-1', stamp: 's' })
const acting = (resource: AdminResource, action: string): AdminCommand => ({
  type: 'act',
  ...row(resource),
  action,
  reason: null,
})
const removing = (resource: AdminResource): AdminCommand => ({
  type: 'remove',
  ...row(resource),
  reason: null,
})

it.each([
  ['bookings', 'cancel'],
  ['tabs', 'cancel'],
  ['tabs', 'reopen'],
  ['payments', 'void'],
  ['payments', 'refund'],
  ['stock-movements', 'reverse'],
  ['series', 'end'],
  ['rachas', 'cancel'],
  ['coupons', 'pause'],
  ['coupons', 'resume'],
] as const)('asks for a reason where somebody else will want to know: %s, %s', (resource, action) => {
  expect(needsReason(acting(resource, action))).toBe(true)
})

it('asks for a reason before a review goes, and before nothing else', () => {
  expect(needsReason(removing('reviews'))).toBe(true)
  expect(needsReason(removing('products'))).toBe(false)
  expect(needsReason(removing('bookings'))).toBe(false)
})

it('asks for none where a deed is of the platform alone', () => {
  expect(needsReason(acting('users', 'block'))).toBe(false)
  expect(needsReason(acting('series', 'cancel'))).toBe(false)
  expect(needsReason({ type: 'change', ...row('bookings'), values: {} })).toBe(false)
  expect(needsReason({ type: 'create', id: 'c-1', resource: 'users', values: {} })).toBe(false)
})

it('reads a deed with its reason in short, and none that is longer than 500 letters', () => {
  const deed = acting('bookings', 'cancel')
  expect(adminCommandSchema.parse({ ...deed, reason: '  Choveu  ' })).toEqual({ ...deed, reason: 'Choveu' })
  expect(adminCommandSchema.safeParse({ ...deed, reason: 'a'.repeat(500) }).success).toBe(true)
  expect(adminCommandSchema.safeParse({ ...deed, reason: 'a'.repeat(501) }).success).toBe(false)
})
