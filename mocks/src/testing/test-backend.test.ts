import { expect, test } from 'vitest'
import { testBackend } from './test-backend.ts'

const backend = testBackend({ scenario: 'pix-que-expira' })

test('a test begins in a scenario, with its data and whoever it signs in (I3)', async () => {
  const { token } = backend.server
  const { body } = await backend.ask('GET /bookings?when=upcoming', token === null ? {} : { token })
  expect((body.data as { status: string }[])[0]).toMatchObject({ status: 'awaiting_payment' })
})
