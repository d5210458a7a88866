import { expect, type Page } from '@playwright/test'
import { installClock } from './support/install-clock.ts'
import { test } from './support/pinned.ts'
import { stubApi } from './support/stub-api.ts'
import { goWithin, signIn } from './support/steps.ts'

// The app's code is in files that may be missing. The browser logs each, so the journeys' watch is not used.

/** Returns a test for all code files but those of the first screen, which are loaded already. */
async function findLaterCode(page: Page): Promise<(url: URL) => boolean> {
  const sheets = await page
    .locator('body link[href$=".css"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  return ({ pathname }) =>
    /\/assets\/(?!start-|first-|rolldown-)[^/]*\.(js|css)$/.test(pathname) && !sheets.includes(pathname)
}

/** Prerendered pages are readable before the app has started. */
const appIsHere = (page: Page) => expect(page.getByRole('button', { name: 'Alternar tema' })).toBeVisible()

/** Counts the loads of the page itself. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  return () => loads
}

test('code that a new build has replaced is loaded by one reload (B8)', async ({ page }) => {
  await stubApi(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loads = countLoads(page)
  const laterCode = await findLaterCode(page)
  await page.route(laterCode, (route) => (loads() === 0 ? route.abort() : route.continue()))
  await goWithin(page, '/como-funciona')
  await expect(page.getByRole('heading', { level: 1, name: 'Como funciona' })).toBeVisible()
  await appIsHere(page)
  await expect(page).toHaveURL('/como-funciona')
  expect(loads()).toBe(1)
  // Another build, in the same tab.
  await goWithin(page, '/')
  await expect(page.getByRole('heading', { level: 1, name: /Bora jogar/ })).toBeVisible()
  await page.route(laterCode, (route) => (loads() === 1 ? route.abort() : route.continue()))
  // The code of the texts is there already: the login's is not.
  await goWithin(page, '/login')
  await expect.poll(loads).toBe(2)
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  await appIsHere(page)
  await goWithin(page, '/')
  await expect(page.getByRole('heading', { level: 1, name: /Bora jogar/ })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('reloaded'))).toBeNull()
})

for (const storage of ['open', 'shut'] as const) {
  test(`code that never comes ends on the error page, which leads back; tab storage ${storage} (B8)`, async ({
    page,
  }) => {
    await stubApi(page)
    if (storage === 'shut') {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('shut', 'SecurityError')
          },
        })
      })
    }
    let gone = false
    await page.goto('/erro')
    await page.route(await findLaterCode(page), (route) => (gone ? route.abort() : route.continue()))
    await expect(page.getByRole('heading', { level: 1, name: 'Algo deu errado' })).toBeVisible()
    const loads = countLoads(page)
    gone = true
    await goWithin(page, '/como-funciona')
    await expect(page).toHaveURL(/\/erro\?de=%2Fcomo-funciona$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loads()).toBe(storage === 'open' ? 1 : 0)
    gone = false
    await page.goto('/erro?de=%2Fcomo-funciona')
    await page.getByRole('link', { name: 'tente de novo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Como funciona' })).toBeVisible()
    await expect(page).toHaveURL('/como-funciona')
  })
}

test('an app whose first code never comes says so, in words, with a way to try again (B8)', async ({
  page,
}) => {
  await page.route(/\/assets\/first-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('Não deu para abrir o Campo Livre.')).toBeVisible()
  await page.unrouteAll()
  await stubApi(page)
  await page.getByRole('link', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('combobox', { name: 'Esporte' })).toBeVisible()
})

test('an app whose very first file never comes says so, too (B8)', async ({ page }) => {
  await page.route(/\/assets\/start-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('Não deu para abrir o Campo Livre.')).toBeVisible()
})

test('a user that the server never answers shows as a slow start, with a way out (B7, G4)', async ({
  page,
}) => {
  await stubApi(page, { '/api/me': () => new Promise(() => undefined) })
  await page.addInitScript(() => localStorage.setItem('token', '1|token'))
  await installClock(page, process.env.TEST_NOW ?? '')
  await page.goto('/atleta/reservas')
  await page.clock.runFor(9_000)
  await expect(page.getByText('Está demorando mais que o normal.')).toBeVisible()
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect(page).toHaveURL('/')
})

for (const token of ['', '  ', 'a\nb', 'ação']) {
  test(`${JSON.stringify(token)} in the storage is no token (D2)`, async ({ page }) => {
    const asked: string[] = []
    await stubApi(page, { '/api/me': (route) => (asked.push('me'), route.abort()) })
    await page.addInitScript((kept) => localStorage.setItem('token', kept), token)
    await page.goto('/atleta/perfil')
    await expect(page).toHaveURL('/login?redirect=%2Fatleta%2Fperfil')
    expect(asked).toEqual([])
  })
}

for (const path of [
  '/field/%E0%A4%A',
  '/%',
  '/%E0%A4%A',
  '/campos?dia=%',
  '/campos?pagina=-1&dia=ontem&ordem[]=x&esporte=__proto__',
  '/?__proto__=1&constructor=2',
  '/field/nada?semana=9999-99-99&inicio=%00',
  '/company/' + 'x'.repeat(3_000),
  `/campos?cidade=${'y'.repeat(3_000)}`,
  '/erro?de=javascript:alert(1)',
  '/verificar-email?email[]=1',
  '/login?redirect[]=/x&redirect=%',
]) {
  test(`${path.slice(0, 50)} is a clear screen (A8, A14, B5)`, async ({ page, request }) => {
    await stubApi(page)
    const html = await (await request.get('/')).text()
    // Many servers answer such an address themselves; this one answers with the app.
    await page.route(
      (url) => !/^\/(api|assets)\/|\.\w+$/.test(url.pathname),
      (route) => route.fulfill({ contentType: 'text/html', body: html }),
    )
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('main')).toHaveText(/\S.{30}/s)
  })
}

test('a refused session ends on the login, and the way back is kept (D6, D8, G5)', async ({ page }) => {
  let over = true
  await stubApi(page, {
    '/api/me': (route) => (over ? route.fulfill({ status: 419, body: 'Page Expired' }) : route.fallback()),
  })
  await page.addInitScript(() => localStorage.getItem('token') ?? localStorage.setItem('token', '1|token'))
  await page.goto('/campos?cidade=Recife')
  await expect(page).toHaveURL('/login?redirect=%2Fcampos%3Fcidade%3DRecife')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  over = false
  await signIn(page, 'ana@exemplo.com.br')
  await expect(page).toHaveURL('/campos?cidade=Recife')
})
