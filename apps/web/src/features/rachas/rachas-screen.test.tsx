import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { backend, worker } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const path = '/atleta/rachas'
const own = () => backend.db.rachas.find('rch-atleta-01')

describe("an athlete's pickup games (A10, H7)", () => {
  it('list the next one first, then what was played', async () => {
    const { getByRole } = await renderApp({ path, persona })
    await expect.element(getByRole('heading', { level: 1, name: 'Meu Racha' })).toBeVisible()
    expect(document.title).toBe('Meu Racha · Campo Livre')
    const cards = getByRole('list', { name: 'Meu Racha' }).getByRole('article')
    await expect.element(cards.nth(0)).toMatchTextContent(/Arena Beira-Mar11 de 14.*Com vagaVocê: vai/)
    await expect
      .element(cards.nth(1))
      .toMatchTextContent(/Quadra da praça, Aldeota10 de 10.*JogadoVocê: vai$/)
  })

  it('show who goes, from the address alone, with the booking for the one who organises (A14)', async () => {
    const { getByRole, router } = await renderApp({ path: `${path}?aberto=rch-atleta-01`, persona })
    const dialog = getByRole('dialog', { name: own()?.place ?? '' })
    await expect.element(dialog.getByRole('heading', { name: '11 vão' })).toBeVisible()
    const going = own()?.participants.filter(({ status }) => status === 'confirmed') ?? []
    const shown = dialog.getByRole('region', { name: '11 vão' }).getByRole('listitem')
    expect(shown.elements()).toHaveLength(going.length)
    for (const [index, { name }] of going.entries())
      await expect.element(shown.nth(index)).toMatchTextContent(name)
    await dialog.getByRole('link', { name: 'Ver a reserva' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/reservas/bkg-atleta-13')
  })

  it('keep the booking from those who only play', async () => {
    await backend.db.rachas.update('rch-atleta-02', { bookingId: 'bkg-atleta-13' })
    const { getByRole } = await renderApp({ path: `${path}?aberto=rch-atleta-02`, persona })
    await expect.element(getByRole('heading', { name: '10 vão' })).toBeVisible()
    expect(getByRole('link', { name: 'Ver a reserva' }).query()).toBeNull()
  })

  it('say in the drawer that the people cannot be had, and try again there (G4)', async () => {
    worker.use(http.get('*/api/rachas/:id', () => HttpResponse.json({}, { status: 404 })))
    const { getByRole } = await renderApp({ path: `${path}?aberto=rch-atleta-01`, persona })
    const dialog = getByRole('dialog')
    await expect.element(dialog).toMatchTextContent('Não deu para buscar quem vai')
    worker.resetHandlers()
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(dialog.getByRole('heading', { name: '11 vão' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('say that one is not there, and that there is none yet (A14, G4)', async () => {
    const first = await renderApp({ path: `${path}?aberto=nada`, persona })
    await expect.element(first.getByRole('dialog', { name: 'Não está aqui' })).toBeVisible()
    await first.unmount()
    const { getByRole } = await renderApp({ path, persona: 'nova@campolivre.test' })
    await expect.element(getByRole('heading', { name: 'Nenhum racha ainda' })).toBeVisible()
  })
})
