import { expect, test } from 'vitest'
import { callLabel } from './call-label.ts'

test.each([
  ['post-bookings-id-payment', 'POST /bookings/{id}/payment'],
  ['post-events', 'POST /__mock/events'],
  ['all', 'Todas as chamadas'],
  ['get-nada', 'get-nada'],
])('the call %s is shown as %s', (name, label) => {
  expect(callLabel(name)).toBe(label)
})
