import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { backend, worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const fieldId = 'fld-arena-beira-mar-campo-norte'
const path = `/field/${fieldId}`
const persona = 'nova@campolivre.test'
const heart = () => page.getByRole('button', { name: 'Nos favoritos' })
const kept = () => backend.db.users.by('email', persona)[0]?.favourites ?? []

describe('favourite fields (H1)', () => {
  it('are kept with the account, and listed with their free times', async () => {
    const { router, getByRole } = await renderApp({ path, persona })
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
    await heart().click()
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(kept).toEqual([fieldId])
    await router.navigate({ to: '/atleta/favoritos' })
    const list = getByRole('list', { name: 'Favoritos', exact: true })
    await expect.element(list.getByRole('heading', { name: 'Campo 1 – Gramado Norte' })).toBeVisible()
    await list.getByRole('link', { name: 'Campo 1 – Gramado Norte', exact: true }).click()
    await heart().click()
    await expect.poll(kept).toEqual([])
  })

  it('go back to what they were when the server refuses', async () => {
    await renderApp({ path, persona })
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
    worker.use(http.post('*/api/me/favourites', () => new HttpResponse(null, { status: 500 })))
    await heart().click()
    await expect.element(page.getByText('Não deu para mudar seus favoritos. Tente de novo.')).toBeVisible()
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
  })

  it('of a guest stay on the device, and are joined to those of the account by signing in', async () => {
    const [user] = backend.db.users.by('email', persona)
    if (user) await backend.db.users.update(user.id, { favourites: ['fld-arena-beira-mar-quadra-coberta'] })
    const { router } = await renderApp({ path })
    await heart().click()
    await expect.element(page.getByText('Fica neste aparelho. Entre para levar com você.')).toBeVisible()
    expect(kept()).toEqual(['fld-arena-beira-mar-quadra-coberta'])
    await router.navigate({ to: '/login', search: { redirect: path } })
    await page.getByLabelText('E-mail').fill(persona)
    await page.getByLabelText('Senha', { exact: true }).fill('Campo@123')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
    expect(kept()).toEqual([fieldId, 'fld-arena-beira-mar-quadra-coberta'])
    expect(localStorage.getItem('campo-livre-favourites')).toBeNull()
  })

  it('are nothing for an arena', async () => {
    const { getByRole } = await renderApp({ path, persona: 'empresa@campolivre.test' })
    await expect.element(getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(heart()).not.toBeInTheDocument()
  })
})
