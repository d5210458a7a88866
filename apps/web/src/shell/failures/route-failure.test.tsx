import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { watchCode } from '../../lib/loading/stale-code.ts'
import { renderApp } from '../../testing/render-app.tsx'

beforeAll(watchCode)
// React logs the errors that it catches.
afterEach(() => vi.mocked(console.error).mockClear())

describe('a screen with a fault of its own (G4)', () => {
  it('says so in its place, and the frame around it goes on', async () => {
    const { router } = await renderApp({ path: '/campos' })
    breakScreen(router, new Error('TypeError: x is undefined'))
    router.history.push('/como-funciona')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Essa tela não abriu' })).toBeVisible()
    expect(document.body.innerText).not.toContain('undefined')
    await expect.element(page.getByRole('button', { name: 'Alternar tema' })).toBeVisible()
    await page.getByRole('link', { name: 'Campo Livre', exact: true }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: /Bora jogar/ })).toBeVisible()
  })

  it('is no new build, whatever other code has failed to come before (B8)', async () => {
    const { router } = await renderApp({ path: '/campos' })
    missCode(new Error('Failed to fetch dynamically imported module: bell.js'))
    breakScreen(router, new Error('TypeError: x is undefined'))
    router.history.push('/como-funciona')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Essa tela não abriu' })).toBeVisible()
    expect(sessionStorage.getItem('reloaded')).toBeNull()
  })
})

describe('a screen whose code never comes (B8)', () => {
  it('ends on the error page where a reload has not helped, and the next build may ask for one again', async () => {
    const { router } = await renderApp({ path: '/campos' })
    sessionStorage.setItem('reloaded', location.pathname)
    const missing = new Error('Failed to fetch dynamically imported module: como-funciona.js')
    missCode(missing)
    breakScreen(router, missing)
    router.history.push('/como-funciona')
    await expect.poll(() => router.state.resolvedLocation?.href).toBe('/erro?de=%2Fcomo-funciona')
    // An earlier reload was for another page than this one.
    sessionStorage.setItem('reloaded', '/como-funciona')
    router.history.push('/campos')
    await expect.poll(() => sessionStorage.getItem('reloaded')).toBeNull()
  })
})

type Router = Awaited<ReturnType<typeof renderApp>>['router']

/** Makes `/como-funciona` throw this error when it renders, during one test. */
function breakScreen(router: Router, error: Error): void {
  const { options } = router.routesById['/_public/como-funciona']
  const { component } = options
  options.component = () => {
    throw error
  }
  onTestFinished(() => {
    if (component) options.component = component
    sessionStorage.removeItem('reloaded')
  })
}

/** Dispatches the browser's event for code that cannot be fetched. */
function missCode(payload: Error): void {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
}
