import { expect, it } from 'vitest'
import { notificationKinds, notificationKindsOf } from './notification-kinds.ts'

it('every kind of notice goes to one role, and none to an admin', () => {
  expect([...notificationKindsOf('athlete'), ...notificationKindsOf('company')]).toEqual(notificationKinds)
  expect(notificationKindsOf('admin')).toEqual([])
})
