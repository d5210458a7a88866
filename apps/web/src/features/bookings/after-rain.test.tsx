import { describe, expect, it } from 'vitest'
import { holdBooking } from '../../testing/hold-booking.ts'
import { rainedBooking } from '../../testing/rained-booking.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'

describe('a rained-out booking (H2, rule 5)', () => {
  it('stands first in the list, told in the notices, and leads to the choice', async () => {
    const app = await renderApp({ path: '/', persona })
    const { id, code } = await rainedBooking(persona)
    const { getByRole, router } = app
    await router.navigate({ to: '/atleta/reservas' })
    await expect.element(getByRole('heading', { name: 'Choveu: falta escolher' })).toBeVisible()
    await getByRole('link', { name: `Escolher o que fazer com ${code}` }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe(`/atleta/reservas/${id}`)
    await expect.element(getByRole('heading', { name: 'Choveu e o jogo não deu' })).toBeVisible()
    const notices = app.backend.db.notifications.where(
      ({ actionUrl }) => actionUrl === `/atleta/reservas/${id}`,
    )
    expect(
      notices.some(
        ({ message, actionText }) => message.startsWith('Choveu na ') && actionText === 'Escolher',
      ),
    ).toBe(true)
  })

  it('gets another time of the athlete’s choosing, at no cost', async () => {
    const app = await renderApp({ path: '/', persona })
    const before = await rainedBooking(persona)
    const { getByRole, getByText, router, backend } = app
    await router.navigate({ to: '/atleta/reservas/$id', params: { id: before.id } })
    await getByRole('link', { name: 'Escolher outro horário' }).click()
    await getByRole('group', { name: 'Horários livres' }).getByRole('button').nth(1).click()
    await expect.element(getByText(/, sem custo\.$/)).toBeVisible()
    await getByRole('button', { name: 'Marcar esse horário' }).click()
    await expect.element(getByText(/^Novo horário marcado, sem custo:/)).toHaveFocus()
    const after = backend.db.bookings.find(before.id)
    expect(after).toMatchObject({ status: 'confirmed', priceCents: before.priceCents })
    expect(after?.start).not.toBe(before.start)
  })

  it('is refused a time that somebody was faster to take, with the nearest ones', async () => {
    const app = await renderApp({ path: '/', persona })
    const { id } = await rainedBooking(persona)
    const { getByRole, getByText, router, backend } = app
    await router.navigate({ to: '/atleta/reservas/$id', params: { id }, search: { chuva: 'horario' } })
    await getByRole('group', { name: 'Horários livres' }).getByRole('button').first().click()
    const mine = backend.db.bookings.find(id)
    if (!mine) throw new Error('no booking')
    const days = (count: number) => new Date(Date.parse(mine.start) + count * 86_400_000).toISOString()
    const faster = { id: 'faster', code: 'RSV-FAST', athleteId: null, status: 'confirmed' as const }
    await backend.db.bookings.insert({ ...mine, ...faster, start: days(-3), end: days(0) })
    await getByRole('button', { name: 'Marcar esse horário' }).click()
    await expect.element(getByText(/acabou de ser reservado/)).toBeVisible()
    await expect.element(getByRole('group', { name: 'Horários perto' })).toBeVisible()
    expect(backend.db.bookings.find(id)).toMatchObject({ status: 'rained_out' })
  })

  it('becomes credit after a question, which then pays the next booking there (H9)', async () => {
    const app = await renderApp({ path: '/', persona })
    const { id } = await rainedBooking(persona)
    const { getByRole, getByText, router, backend } = app
    const rain = backend.db.bookings.find(id)?.rain
    if (!rain) throw new Error('no rain')
    // As of a long game, so that its credit covers the next one.
    await backend.db.bookings.update(id, { rain: { ...rain, paidCents: 90_000 } })
    await router.navigate({ to: '/atleta/reservas/$id', params: { id } })
    await getByRole('link', { name: 'Ficar com o crédito' }).click()
    await getByRole('button', { name: 'Ficar com o crédito' }).click()
    await expect.element(getByText(/viraram crédito na Arena Beira-Mar\.$/)).toHaveFocus()
    await expect.element(getByText(/de crédito na Arena Beira-Mar\. Ele paga/)).toBeVisible()
    const held = await holdBooking(persona)
    await router.navigate({ to: '/atleta/reservas/$id/pagamento', params: { id: held.id } })
    await getByRole('button', { name: 'Confirmar com o crédito' }).click()
    await expect.element(getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
    expect(backend.db.bookings.find(held.id)).toMatchObject({
      status: 'confirmed',
      payment: null,
      creditUsed: { cents: held.priceCents },
    })
  })
})
