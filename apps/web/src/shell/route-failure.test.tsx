import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../testing/render-app.tsx'

describe('a screen with a fault of its own (G4)', () => {
  it('says so in its place, and the frame around it goes on', async () => {
    const { router } = await renderApp({ path: '/campos' })
    const { options } = router.routesById['/_public/erro']
    const { component } = options
    options.component = () => {
      throw new Error('TypeError: x is undefined')
    }
    router.history.push('/erro')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Essa tela não abriu' })).toBeVisible()
    expect(document.body.innerText).not.toContain('undefined')
    await expect.element(page.getByRole('button', { name: 'Alternar tema' })).toBeVisible()
    await page.getByRole('link', { name: 'Campo Livre', exact: true }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: /Bora jogar/ })).toBeVisible()
    if (component) options.component = component
    // React tells the console of what it caught.
    vi.mocked(console.error).mockClear()
  })
})
