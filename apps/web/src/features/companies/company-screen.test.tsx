import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { worker } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

describe('the company profile (A3)', () => {
  it('leads from a free time to the field with that time picked', async () => {
    const { getByRole, router } = await renderApp({ path: '/company/arena-beira-mar' })
    await expect.element(getByRole('heading', { level: 1, name: 'Arena Beira-Mar' })).toBeVisible()
    await getByRole('list', { name: /^Próximos horários livres/ })
      .first()
      .getByRole('link')
      .first()
      .click()
    await expect.poll(() => router.latestLocation.pathname).toMatch(/^\/field\//)
    await expect
      .element(getByRole('region', { name: 'Sua reserva' }).getByRole('link', { name: 'Reservar' }))
      .toBeVisible()
  })

  it('says so kindly while there is no field yet', async () => {
    const { getByRole, backend, router } = await renderApp({ path: '/' })
    const company = backend.db.companies.all().find(({ ownerId }) => ownerId === 'usr-empresa-nova')
    await router.navigate({ to: '/company/$id', params: { id: company?.slug ?? '' } })
    await expect
      .element(getByRole('heading', { level: 3, name: 'Nenhum campo por aqui ainda' }))
      .toBeVisible()
  })

  it('says it kindly when the company is not there', async () => {
    const { getByRole } = await renderApp({ path: '/company/nada' })
    await expect
      .element(getByRole('heading', { level: 1, name: 'Essa arena não existe ou saiu do ar' }))
      .toBeVisible()
  })

  it('has a title while it loads', async () => {
    worker.use(
      http.get('*/api/companies/:id', () => HttpResponse.json({ message: '', errors: {} }, { status: 422 })),
    )
    const { getByRole } = await renderApp({ path: '/company/arena-beira-mar' })
    await expect.element(getByRole('heading', { name: 'Não deu para buscar essa arena' })).toBeVisible()
    await expect.element(getByRole('heading', { level: 1, name: 'Arena', exact: true })).toBeInTheDocument()
    expect(document.title).toBe('Arena · Campo Livre')
  })

  it('changes the page of the reviews without scrolling', async () => {
    const { getByRole, router } = await renderApp({ path: '/company/arena-beira-mar' })
    const pages = getByRole('navigation', { name: 'Páginas de avaliações' })
    await pages.getByRole('link', { name: 'Próximas' }).click()
    await expect.element(pages).toMatchTextContent(/Página 2 de/)
    expect(router.latestLocation.searchStr).toContain('avaliacoes=2')
  })
})
