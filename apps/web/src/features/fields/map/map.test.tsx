import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const map = page.getByRole('group', { name: 'Mapa das arenas' })
const prices = map.getByRole('button', { name: /campos?, a partir de R\$/ })
const count = page.getByRole('main').getByRole('status').first()

describe('the map (H1)', () => {
  it('is opened and closed by one button, and the address says so', async () => {
    const { router } = await renderApp({ path: '/campos?cidade=Fortaleza' })
    await page.getByRole('button', { name: 'Mapa' }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ cidade: 'Fortaleza', mapa: 'sim' })
    await expect.element(prices.first()).toBeVisible()
    await page.getByRole('button', { name: 'Lista' }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ cidade: 'Fortaleza' })
    await expect.element(map).not.toBeInTheDocument()
  })

  it('asks nobody but this site for anything', async () => {
    await renderApp({ path: '/campos?mapa=sim' })
    await expect.element(prices.first()).toBeVisible()
    const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    expect(
      asked.filter(({ origin, protocol }) => origin !== location.origin && protocol !== 'data:'),
    ).toEqual([])
  })

  it('shows the card of a chosen arena by the keyboard, and gives the focus back', async () => {
    await renderApp({ path: '/campos?mapa=sim&cidade=Fortaleza&perto=-3.7389,-38.5002&ordem=distance' })
    const first = prices.filter({ hasNotText: /^\d/ }).first()
    await expect.element(first).toBeVisible()
    const name = first.element().getAttribute('aria-label') ?? ''
    const [arena = ''] = name.split(',')
    first.element().focus()
    await userEvent.keyboard('{Enter}')
    const card = page.getByRole('region', { name: arena })
    await expect.element(card).toHaveFocus()
    await expect.element(card.getByRole('link', { name: /^Reservar/ }).first()).toBeVisible()
    await expect.element(card.getByText(/a [\d,]+ k?m/).first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(card).not.toBeInTheDocument()
    await expect.element(map.getByRole('button', { name })).toHaveFocus()
  })

  it('comes nearer to a group of arenas, and searches what it shows', async () => {
    const { router } = await renderApp({ path: '/campos?mapa=sim' })
    const group = map.getByRole('button', { name: /^\d+ arenas, / }).first()
    await expect.element(group).toBeVisible()
    expect(page.getByRole('button', { name: 'Buscar nesta área' }).query()).toBeNull()
    await group.click()
    await page.getByRole('button', { name: 'Buscar nesta área' }).click()
    await expect
      .poll(() => (router.latestLocation.search as { area?: string }).area)
      .toMatch(/^-?[\d.]+,-?[\d.]+,-?[\d.]+,-?[\d.]+$/)
    await expect.element(page.getByRole('button', { name: 'Buscar nesta área' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Tirar o filtro nesta parte do mapa' }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ mapa: 'sim' })
  })

  it('lists only what lies in the area of the address, and believes no other', async () => {
    const { router } = await renderApp({ path: '/campos?area=-3.9,-38.7,-3.6,-38.3' })
    await expect.element(page.getByRole('article').first()).toMatchTextContent(/, Fortaleza/)
    for (const card of page.getByRole('article').elements()) expect(card.textContent).toContain('Fortaleza')
    const inTown = count.element().textContent
    await router.navigate({
      to: '/campos',
      search: { area: '-3.6,-38.7,-3.9,-38.3', mapa: 'talvez' } as never,
    })
    await expect.element(count).not.toMatchTextContent(inTown)
    await expect.element(map).not.toBeInTheDocument()
  })

  it('says that nothing fits, and that it could not be fetched', async () => {
    worker.use(http.get('/api/map', () => HttpResponse.json({ data: [] })))
    await renderApp({ path: '/campos?mapa=sim' })
    await expect.element(page.getByText('Nenhum campo assim no mapa.')).toBeVisible()
  })
})
