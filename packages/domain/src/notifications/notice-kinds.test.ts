import { expect, it } from 'vitest'
import { noticeKinds, noticeKindsOf } from './notice-kinds.ts'

it('every kind of notice goes to one role, and none to an admin', () => {
  expect([...noticeKindsOf('athlete'), ...noticeKindsOf('company')]).toEqual(noticeKinds)
  expect(noticeKindsOf('admin')).toEqual([])
})
