import { localDay } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import { paidBooking } from '../../testing/hold-booking.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'

describe('the bookings of a company', () => {
  it('cancels one with a reason, and gives everything back', async () => {
    const booking = await paidBooking('nova@campolivre.test')
    const day = localDay(booking.company.timeZone, booking.start)
    const search = new URLSearchParams({ dia: day, campo: booking.fieldId }).toString()
    const { getByRole, getByText, backend } = await renderApp({
      path: `/company/bookings?${search}`,
      persona,
    })
    await getByRole('link', { name: `Cancelar a reserva ${booking.code}` }).click()
    const dialog = getByRole('dialog')
    await expect.element(dialog).toMatchTextContent('o valor inteiro')
    await dialog.getByRole('button', { name: 'Sim' }).click()
    await expect.element(dialog.getByLabelText('Motivo')).toHaveFocus()
    await dialog.getByLabelText('Motivo').fill('Manutenção do gramado 🌱')
    await dialog.getByRole('button', { name: 'Sim' }).click()
    await expect.element(getByText(/^Reserva cancelada\. R\$/)).toBeVisible()
    await expect
      .element(getByRole('row', { name: new RegExp(booking.code) }))
      .toMatchTextContent('Manutenção do gramado')
    expect(backend.db.bookings.find(booking.id)?.cancellation?.refundCents).toBe(booking.priceCents)
  })

  it('filters by day, and says when nothing is left', async () => {
    const { getByRole, router } = await renderApp({ path: '/company/bookings', persona })
    await getByRole('button', { name: 'Hoje' }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ dia: '2026-11-20' })
    await getByRole('combobox', { name: 'Situação' }).selectOptions('Expirada')
    await expect.element(getByRole('link', { name: 'Ver todas as reservas' })).toBeVisible()
  })

  it('shows the day on the dashboard', async () => {
    const { getByRole, getByText } = await renderApp({ path: '/company', persona })
    await expect.element(getByRole('heading', { level: 1, name: 'Painel Principal' })).toBeVisible()
    await expect.element(getByText('Reservas hoje')).toBeVisible()
    await expect
      .element(getByRole('link', { name: 'Ver o dia de hoje' }))
      .toHaveAttribute('href', '/company/bookings?dia=2026-11-20')
  })
})
