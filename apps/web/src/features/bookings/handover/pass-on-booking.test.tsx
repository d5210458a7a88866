import { describe, expect, it } from 'vitest'
import { paidBooking } from '../../../testing/hold-booking.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'

const persona = 'atleta@campolivre.test'
const other = 'nova@campolivre.test'
const seeded = '/passar/passo-atleta-15'

describe('a booking that is passed on (N5)', () => {
  it('gets a link that can be sent, and withdrawn', async () => {
    const { getByRole, getByLabelText, router, backend } = await renderApp({ path: '/', persona })
    const { id } = await paidBooking(persona)
    await router.navigate({ to: '/atleta/reservas/$id', params: { id } })
    await getByRole('link', { name: 'Passar a reserva' }).click()
    await getByRole('button', { name: 'Criar o link' }).click()
    const field = getByLabelText('Link para passar a reserva')
    await expect.element(field).toBeVisible()
    const [link] = backend.db.bookingLinks.by('bookingId', id)
    await expect.element(field).toHaveValue(`${location.origin}/passar/${link?.token}`)
    await getByRole('button', { name: 'Desistir de passar' }).click()
    await expect.element(getByRole('button', { name: 'Criar o link' })).toBeVisible()
    expect(backend.db.bookingLinks.find(link?.id ?? '')?.ended).toMatchObject({ as: 'withdrawn' })
  })

  it('is taken over from its link by somebody who signs in for it', async () => {
    const { getByRole, getByLabelText, router, backend } = await renderApp({ path: seeded })
    await expect.element(getByRole('heading', { name: /passa uma reserva para você$/ })).toBeVisible()
    await getByRole('link', { name: 'Entrar para ficar com ela' }).click()
    await getByLabelText('E-mail').fill(other)
    await getByLabelText('Senha', { exact: true }).fill(PERSONA_PASSWORD)
    await getByRole('button', { name: 'Entrar', exact: true }).click()
    await getByRole('button', { name: /^Ficar com/ }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/reservas/bkg-atleta-15')
    const taker = backend.db.users.where(({ email }) => email === other)[0]?.id
    expect(backend.db.bookings.find('bkg-atleta-15')?.athleteId).toBe(taker)
  })

  it.each([
    ['its own athlete', persona, /^É a sua reserva\./],
    ['an arena', 'empresa@campolivre.test', /^Só a conta de quem joga fica com uma reserva\./],
  ])('is not for %s, who is told so', async (_, email, words) => {
    const { getByText, getByRole } = await renderApp({ path: seeded, persona: email })
    await expect.element(getByText(words)).toBeVisible()
    await expect.element(getByRole('button', { name: /^Ficar com/ })).not.toBeInTheDocument()
  })

  it('tells whoever comes too late that somebody has it', async () => {
    const { getByRole, getByText, backend } = await renderApp({ path: seeded, persona: other })
    await expect.element(getByRole('button', { name: /^Ficar com/ })).toBeVisible()
    const ended = { as: 'accepted' as const, at: '2026-11-20T12:00:00.000Z', takerId: 'somebody' }
    await backend.db.bookingLinks.update('lnk-atleta-15', { ended })
    await getByRole('button', { name: /^Ficar com/ }).click()
    await expect.element(getByRole('heading', { name: 'Alguém já ficou com essa reserva' })).toBeVisible()
    await expect.element(getByText('Há outros horários livres por perto.', { exact: false })).toBeVisible()
  })
})
