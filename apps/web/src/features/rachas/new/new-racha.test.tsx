import { describe, expect, it } from 'vitest'
import { backend } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const path = '/atleta/rachas/novo'
const madeBy = (userId: string) =>
  backend.db.rachas.where(
    ({ organizerId, id }) => organizerId === userId && id.startsWith('rch-') && id.length > 30,
  )

describe('a new racha (A13, H7)', () => {
  it('is for any place, once everything is said, and leads to its invitation', async () => {
    const { getByRole, getByLabelText, getByText, router } = await renderApp({
      path,
      persona: 'nova@campolivre.test',
    })
    await getByRole('button', { name: 'Criar racha' }).click()
    await expect.element(getByText('Conte onde vai ser.')).toBeVisible()
    await getByLabelText('Onde').fill('Quadra da praça')
    await getByLabelText('Dia').fill('28/11/2026')
    await getByLabelText('Começa').fill('19:00')
    await getByRole('button', { name: 'Criar racha' }).click()
    await expect.poll(() => router.latestLocation.pathname).toMatch(/^\/atleta\/rachas\/rch-/)
    await expect.element(getByRole('heading', { name: 'Convite' })).toBeVisible()
    expect(madeBy('usr-nova')).toMatchObject([
      {
        place: 'Quadra da praça',
        maxPlayers: 14,
        goalkeeperPlaces: 2,
        participants: [{ status: 'confirmed' }],
      },
    ])
  })

  it('asks three things, the price proposed from the booking and the places, the rest behind one touch', async () => {
    const { getByRole, getByLabelText, getByText } = await renderApp({
      path: `${path}?reserva=bkg-atleta-14`,
      persona: 'atleta@campolivre.test',
    })
    await expect.element(getByLabelText('Campo')).toHaveValue('bkg-atleta-14')
    const fieldId = backend.db.bookings.find('bkg-atleta-14')?.fieldId ?? ''
    const { name: fieldName = '' } = backend.db.fields.find(fieldId) ?? {}
    await expect.element(getByLabelText('Campo')).toHaveAccessibleDescription(new RegExp(`^${fieldName}, `))
    const asked = () =>
      [...document.querySelectorAll('main [data-path]')].filter((input) => input.checkVisibility()).length
    expect(asked()).toBe(3)
    const price = getByLabelText('Valor por pessoa')
    const cents = backend.db.bookings.find('bkg-atleta-14')?.priceCents ?? 0
    const each = (players: number) => `${Math.ceil(cents / players / 100)},00`
    await getByLabelText('Vagas').fill('10')
    await expect.element(price).toHaveValue(each(10))
    await price.fill('12,50')
    await getByLabelText('Vagas').fill('8')
    await expect.element(price).toHaveValue('12,50')
    await getByText('Mais opções').click()
    await expect.element(getByLabelText('Repete toda semana')).toBeVisible()
    await getByLabelText('Mínimo para ter jogo').fill('7')
    await getByText('Mais opções').click()
    await expect.poll(asked).toBe(3)
    await getByRole('button', { name: 'Criar racha' }).click()
    await expect.element(getByText(/^Escolha o fechamento das respostas/)).toBeVisible()
  })

  it('is in a booking, with its place and time', async () => {
    const booking = backend.db.bookings
      .by('athleteId', 'usr-atleta')
      .filter(
        ({ id, status, start }) =>
          status === 'confirmed' && start > backend.db.clock.now() && id !== 'bkg-atleta-13',
      )
      .toSorted((a, b) => (a.start < b.start ? -1 : 1))[0]
    const { getByRole, getByLabelText, router } = await renderApp({
      path: `${path}?reserva=${booking?.id}`,
      persona: 'atleta@campolivre.test',
    })
    await expect.element(getByRole('button', { name: 'Criar racha' })).toBeVisible()
    expect(getByLabelText('Onde').query()).toBeNull()
    await getByRole('button', { name: 'Criar racha' }).click()
    await expect.poll(() => router.latestLocation.pathname).toMatch(/^\/atleta\/rachas\/rch-/)
    expect(madeBy('usr-atleta')).toMatchObject([
      { bookingId: booking?.id, start: booking?.start, end: booking?.end },
    ])
  })
})
