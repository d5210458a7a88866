import { expect, test } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()

test('leads the company to the booking among those of its day, by the parameters that its screen reads', async () => {
  await backend.ask('POST /bookings/paid/cancel', { as: 'ana', body: {} })
  const links = backend.server.db.notifications.all().map(({ actionUrl }) => actionUrl)
  expect(links).toContain('/company/bookings?dia=2026-11-21&reserva=paid')
  expect(links).toContain('/atleta/reservas/paid')
})
