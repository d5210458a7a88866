import { expect, it } from 'vitest'
import { paidBooking } from '../../testing/hold-booking.ts'
import { renderApp } from '../../testing/render-app.tsx'

const WEEK = 7 * 24 * 3_600_000

it('books the same hour of the next week in two touches (H2)', async () => {
  const persona = 'nova@campolivre.test'
  const { id, start } = await paidBooking(persona)
  const { getByRole, router } = await renderApp({ path: `/atleta/reservas/${id}`, persona })
  await getByRole('link', { name: /^Reservar de novo: / }).click()
  await expect.poll(() => router.latestLocation.pathname).toMatch(/^\/field\//)
  expect(router.latestLocation.search).toMatchObject({
    inicio: new Date(Date.parse(start) + WEEK).toISOString(),
  })
  await getByRole('button', { name: 'Reservar', exact: true }).click()
  await expect.poll(() => router.latestLocation.pathname).toMatch(/\/pagamento$/)
})
