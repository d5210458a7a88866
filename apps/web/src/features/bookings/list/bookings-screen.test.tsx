import { describe, expect, it } from 'vitest'
import { holdBooking } from '../../../testing/hold-booking.ts'
import { renderApp } from '../../../testing/render-app.tsx'

describe('Minhas Reservas', () => {
  it('says what to do next when there is none', async () => {
    const { getByRole } = await renderApp({ path: '/atleta/reservas', persona: 'nova@campolivre.test' })
    await expect.element(getByRole('heading', { name: 'Nenhum jogo marcado' })).toBeVisible()
    const way = getByRole('main').getByRole('link', { name: 'Encontrar campos' })
    await expect.element(way).toHaveAttribute('href', '/')
  })

  it('offers to pay what is held, with the time that is left', async () => {
    const { id } = await holdBooking('nova@campolivre.test')
    const { getByRole } = await renderApp({ path: '/atleta/reservas', persona: 'nova@campolivre.test' })
    const pay = getByRole('link', { name: /^Pagar agora 1[45]:\d\d min$/ })
    await expect.element(pay).toHaveAttribute('href', `/atleta/reservas/${id}/pagamento`)
  })

  it('lists bookings to be paid first, even before an earlier game', async () => {
    const persona = 'intensa@campolivre.test'
    const { id } = await holdBooking(persona)
    const { getByRole } = await renderApp({ path: '/atleta/reservas', persona })
    const first = getByRole('main').getByRole('region').first()
    await expect.element(first.getByRole('heading', { level: 2, name: 'Falta pagar' })).toBeVisible()
    const pay = first.getByRole('link', { name: /^Pagar agora/ })
    await expect.element(pay).toHaveAttribute('href', `/atleta/reservas/${id}/pagamento`)
    await expect.element(getByRole('region', { name: 'Próximos jogos' })).toBeVisible()
  })

  it('keeps side, state and page in the address', async () => {
    const persona = 'intensa@campolivre.test'
    const { getByRole, router } = await renderApp({ path: '/atleta/reservas', persona })
    await getByRole('link', { name: 'Passadas' }).click()
    await getByRole('combobox', { name: 'Situação' }).selectOptions('Cancelada')
    await expect
      .poll(() => router.latestLocation.search)
      .toEqual({ quando: 'passadas', situacao: 'cancelled' })
    await getByRole('link', { name: 'Próxima página' }).click()
    await expect.poll(() => router.latestLocation.href).toMatch(/pagina=2/)
    await expect
      .element(getByRole('link', { name: 'Página 2', exact: true }))
      .toHaveAttribute('aria-current', 'page')
  })

  it('keeps what is over under its month', async () => {
    const path = '/atleta/reservas?quando=passadas'
    const { getByRole } = await renderApp({ path, persona: 'intensa@campolivre.test' })
    const month = getByRole('region', { name: 'novembro de 2026' })
    await expect.element(month.getByRole('heading', { level: 3 }).first()).toBeVisible()
  })

  it('ignores a state that the tab does not have', async () => {
    const path = '/atleta/reservas?quando=passadas&situacao=confirmed'
    const { getByRole } = await renderApp({ path, persona: 'intensa@campolivre.test' })
    await expect.element(getByRole('combobox', { name: 'Situação' })).toHaveValue('')
    await expect.element(getByRole('link', { name: 'Próxima página' })).toBeVisible()
  })
})
