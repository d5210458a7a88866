import { describe, expect, it } from 'vitest'
import { advance, paidBooking } from '../../../testing/hold-booking.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'

async function openTicket() {
  const app = await renderApp({ path: '/', persona })
  const before = await paidBooking(persona)
  await app.router.navigate({ to: '/atleta/reservas/$id', params: { id: before.id } })
  return { ...app, before }
}

describe('a booking that its athlete moves (H2)', () => {
  it('goes to another time in three touches, with the price told first', async () => {
    const { getByRole, getByText, backend, before } = await openTicket()
    await getByRole('link', { name: 'Mudar o horário' }).click()
    const drawer = getByRole('dialog', { name: 'Mudar o horário' })
    await expect.element(drawer.getByText(/^Está marcado: /)).toBeVisible()
    await drawer.getByRole('group', { name: 'Horários livres' }).getByRole('button').nth(2).click()
    await expect.element(drawer.getByText(/: R\$\s\d+,00\.$/)).toBeVisible()
    await drawer.getByRole('button', { name: 'Mudar para esse horário' }).click()
    await expect.element(getByText(/^Pronto, seu jogo mudou: /)).toBeVisible()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(getByText(/^Pronto, seu jogo mudou: /)).toHaveFocus()
    const after = backend.db.bookings.find(before.id)
    expect(after).toMatchObject({ status: 'confirmed', code: before.code })
    expect(after?.start).not.toBe(before.start)
    await expect.element(getByText(/^Você mudou o horário: de /)).toBeVisible()
  })

  it('is shown as it is now where another page has moved it, and moves nothing (H2)', async () => {
    const { getByRole, getByText, backend, before } = await openTicket()
    await getByRole('link', { name: 'Mudar o horário' }).click()
    const drawer = getByRole('dialog', { name: 'Mudar o horário' })
    await drawer.getByRole('group', { name: 'Horários livres' }).getByRole('button').nth(2).click()
    await expect.element(drawer.getByText(/: R\$\s\d+,00\.$/)).toBeVisible()
    const hours = (count: number) => (instant: string) =>
      new Date(Date.parse(instant) + count * 3_600_000).toISOString()
    const elsewhere = { start: hours(24 * 7)(before.start), end: hours(24 * 7)(before.end) }
    await backend.db.bookings.update(before.id, elsewhere)
    await drawer.getByRole('button', { name: 'Mudar para esse horário' }).click()
    await expect.element(getByText(/Sua reserva mudou enquanto você escolhia/)).toBeVisible()
    expect(backend.db.bookings.find(before.id)).toMatchObject(elsewhere)
  })

  it('stays where it is once the time for it is over, and says so (rule 5)', async () => {
    const { getByRole, before, router } = await openTicket()
    await expect.element(getByRole('link', { name: 'Mudar o horário' })).toBeVisible()
    await advance((Date.parse(before.start) - Date.parse('2026-11-20T13:00:00Z')) / 60_000 - 60)
    await router.navigate({ to: '/atleta/reservas/$id', params: { id: before.id }, search: { mudar: 'sim' } })
    const drawer = getByRole('dialog', { name: 'Mudar o horário' })
    await expect.element(drawer.getByText(/^O prazo para mudar o horário acabou /)).toBeVisible()
    await expect
      .element(drawer.getByRole('button', { name: 'Mudar para esse horário' }))
      .not.toBeInTheDocument()
  })
})
