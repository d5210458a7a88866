import type { ArenaCredit } from '@campo-livre/domain/credit/arena-credit.ts'
import { expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyBooking } from '@campo-livre/mocks/testing/tiny-booking.ts'

const backend = testBackend()
const { ask } = backend
const credits = async (as: string) => (await ask('GET /me/credits', { as })).body.data as ArenaCredit[]

it('tells an athlete the credit that is left at each arena, and nobody else’s (H2)', async () => {
  expect(await credits('ana')).toEqual([])
  await backend.server.db.bookings.insert(
    tinyBooking({
      id: 'gave',
      code: 'RSV-GAVE',
      athleteId: 'ana',
      status: 'cancelled',
      start: '2026-11-26T23:00:00.000Z',
      end: '2026-11-27T00:00:00.000Z',
      cancellation: {
        at: '2026-11-20T12:00:00.000Z',
        by: 'athlete',
        reason: null,
        refundCents: 0,
        creditCents: 4_000,
      },
    }),
  )
  expect(await credits('ana')).toMatchObject([{ companyId: 'paulista', leftCents: 4_000 }])
  expect(await credits('bia')).toEqual([])
  expect((await ask('GET /me/credits', { as: 'dono' })).status).toBe(403)
})
