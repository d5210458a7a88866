import { beforeEach, describe, expect, it } from 'vitest'
import { backend } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { resetShell } from '../theme/testing/theme.ts'

const persona = 'atleta@campolivre.test'

beforeEach(resetShell)

describe('what is an athlete’s beside bookings, tabs and rachas (A10)', () => {
  it('favourites have an address of their own, and the one they had leads there', async () => {
    const { getByRole, router } = await renderApp({ path: '/atleta/perfil?aba=favoritos', persona })
    await expect.element(getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible()
    expect(router.latestLocation.href).toBe('/atleta/favoritos')
    expect(document.title).toBe('Favoritos · Campo Livre')
  })

  it('fixed slots are all on one page, with what was asked for', async () => {
    const { getByRole, router } = await renderApp({ path: '/atleta/horarios-fixos', persona })
    await expect
      .element(getByRole('region', { name: 'Em andamento' }).getByRole('link').first())
      .toBeVisible()
    await getByRole('region', { name: 'Em andamento' }).getByRole('link').first().click()
    await expect.poll(() => router.state.location.pathname).toMatch(/^\/atleta\/horarios-fixos\/.+/)
  })

  it('bills are all on one page, and open from there', async () => {
    const { getByRole } = await renderApp({ path: '/atleta/contas', persona })
    const bills = getByRole('region', { name: 'Contas divididas' })
    await expect.element(bills.getByRole('link').first()).toBeVisible()
  })

  it('credit is told for each arena, and leads to its page', async () => {
    const [booking] = backend.db.bookings.where(
      ({ athleteId, companyId }) => athleteId === 'usr-atleta' && companyId === 'cmp-arena-beira-mar',
    )
    if (!booking) throw new Error('The athlete has a booking at the arena.')
    await backend.db.bookings.update(booking.id, {
      status: 'cancelled',
      cancellation: { at: booking.start, by: 'athlete', reason: null, refundCents: 0, creditCents: 7_500 },
    })
    const { getByRole, router } = await renderApp({ path: '/atleta/credito', persona })
    const list = getByRole('list', { name: 'Crédito' })
    await expect.element(list).toMatchTextContent(/R\$\s75,00/)
    await list.getByRole('link').first().click()
    await expect.poll(() => router.state.location.pathname).toMatch(/^\/company\/.+/)
  })

  it.each([
    ['/atleta/favoritos', 'Nenhum favorito ainda'],
    ['/atleta/horarios-fixos', 'Nenhum horário fixo'],
    ['/atleta/contas', 'Nenhuma conta dividida'],
    ['/atleta/credito', 'Nenhum crédito agora'],
  ])('%s says to a newcomer what to do next (G4)', async (path, words) => {
    const { getByText } = await renderApp({ path, persona: 'nova@campolivre.test' })
    await expect.element(getByText(words)).toBeVisible()
  })
})
