import { localDay } from '@campo-livre/domain/time/zone.ts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { worker } from '../../../testing/backend.ts'
import { paidBooking } from '../../../testing/hold-booking.ts'
import { renderApp } from '../../../testing/render-app.tsx'

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

  it('goes to a day that is typed, the day first', async () => {
    const { getByRole, router } = await renderApp({ path: '/company/bookings', persona })
    const day = getByRole('textbox', { name: 'Dia' })
    await day.fill('27/11/2026')
    await expect.poll(() => router.latestLocation.search).toEqual({ dia: '2026-11-27' })
    await expect.element(getByRole('row', { name: 'Sexta-feira, 27 de novembro', exact: true })).toBeVisible()
    await getByRole('button', { name: 'Próximas' }).click()
    await expect.element(day).toHaveValue('')
  })

  it('leads from a page that there is not to the first one', async () => {
    const { getByRole, router } = await renderApp({
      path: '/company/bookings?quando=todas&pagina=999',
      persona,
    })
    await expect.element(getByRole('heading', { name: 'Essa página não tem reservas' })).toBeVisible()
    await getByRole('link', { name: 'Ir para a primeira' }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ quando: 'todas' })
    await expect.element(getByRole('table')).toBeVisible()
  })

  it('offers on each side of now only the states that there are', async () => {
    const { getByRole, router } = await renderApp({ path: '/company/bookings?situacao=cancelled', persona })
    await expect.element(getByRole('combobox', { name: 'Situação' })).toHaveValue('')
    await expect.element(getByRole('table')).toBeVisible()
    await getByRole('button', { name: 'Todas' }).click()
    await expect.element(getByRole('combobox', { name: 'Situação' })).toHaveValue('cancelled')
    expect(router.latestLocation.search).toEqual({ quando: 'todas', situacao: 'cancelled' })
  })

  it('lists without the names of the fields, says so, and gets them', async () => {
    worker.use(http.get('*/api/company', () => HttpResponse.json({}, { status: 404 })))
    const { getByRole } = await renderApp({ path: '/company/bookings', persona })
    await expect.element(getByRole('alert')).toMatchTextContent('Não deu para buscar seus campos')
    await expect.element(getByRole('table')).toBeVisible()
    await expect.element(getByRole('button', { name: 'Hoje' })).toBeDisabled()
    const turn = Promise.withResolvers<void>()
    worker.resetHandlers()
    worker.use(http.get('*/api/company', () => turn.promise))
    await getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(getByRole('button', { name: 'Tentando…' })).toHaveFocus()
    turn.resolve()
    await expect.element(getByRole('button', { name: 'Hoje' })).toBeEnabled()
  })
})
