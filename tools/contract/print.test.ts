import { expect, it } from 'vitest'
import { printed } from './print.ts'

const result = { kind: 'token', case: 'without a token', expected: '401', got: '401', ok: true } as const

it('shows what differs as a table, and the figures in the last line', () => {
  const text = printed(
    {
      calls: 3,
      results: [
        { ...result, call: 'GET /me' },
        { ...result, call: 'GET /bookings/{id}', got: '200', ok: false },
      ],
      left: [
        {
          call: 'GET /admin/users',
          kind: 'all',
          case: 'its good request',
          reason: 'no login: admin',
          cases: 40,
        },
      ],
      missing: ['PUT /me/photo'],
      remains: [
        { what: 'contacts', which: 'a@x.test' },
        { what: 'contacts', which: 'b@x.test' },
      ],
    },
    'Take the admin along.',
  )
  expect(text).toBe(`call                case                    expected  got
GET /bookings/{id}  token: without a token  401       200

missing: PUT /me/photo
not tried, 40: no login: admin (GET /admin/users)
stays, 2: contacts (a@x.test, b@x.test)

Take the admin along.
3 calls, 2 of at least 42 cases tried, 1 differ, 1 missing, 40 not tried
`)
})
