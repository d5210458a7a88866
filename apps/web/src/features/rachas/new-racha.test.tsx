import { describe, expect, it } from 'vitest'
import { backend } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

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
