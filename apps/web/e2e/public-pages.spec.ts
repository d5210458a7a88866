import type { Page } from '@playwright/test'
import { publicPages } from '../src/features/marketing/public-pages.ts'
import { expect, test } from './support/test.ts'

/** The build of the journeys is for a site where no bank takes cards. */
const pages = publicPages(false)

/** Sums up the page's layout shifts, as browsers do. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value
      Object.assign(window, { moved })
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { moved })
  })
  return () => page.evaluate(() => (window as Window & { moved?: number }).moved ?? Number.NaN)
}

/** Holds the app's code back; returns a function that releases it. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

const appIsHere = (page: Page) => expect(page.getByRole('button', { name: 'Alternar tema' })).toBeVisible()

for (const { path, title, questions } of pages) {
  test.describe(`${path} without a script`, () => {
    test.use({ javaScriptEnabled: false })

    test('is readable, and its links work (A4, A5, H11)', async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(`${title} · Campo Livre`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).toHaveText(/\S.{800}/s)
      for (const { question, answer } of questions) {
        await expect(page.getByText(answer)).toBeHidden()
        await page.getByText(question, { exact: true }).click()
        await expect(page.getByText(answer)).toBeVisible()
      }
      const next = path === '/como-funciona' ? 'Anunciar seu campo' : 'Como funciona'
      await page.getByRole('contentinfo').getByRole('link', { name: next }).click()
      await expect(page).toHaveTitle(`${next} · Campo Livre`)
    })
  })

  test(`${path} has its title and description before any script (A15)`, async ({
    page,
    request,
    baseURL,
  }) => {
    const html = await (await request.get(path)).text()
    // Parsed without running scripts.
    await page.setContent(
      html.replaceAll(/<script (?!data-page)[^>]*><\/script>|<link rel="(?!canon)[^>]*>/g, ''),
    )
    const contentOf = (key: string) =>
      page.locator(`meta[property="${key}"], meta[name="${key}"]`).getAttribute('content')
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toMatch(new RegExp(`^https?://[^/]+${path}$`))
    expect(await contentOf('og:url')).toBe(canonical)
    expect(await contentOf('og:title')).toBe(title)
    expect(await contentOf('og:type')).toBe('website')
    expect(await contentOf('og:locale')).toBe('pt_BR')
    expect(await contentOf('description')).toBe(await contentOf('og:description'))
    const image = new URL((await contentOf('og:image')) ?? '')
    expect((await request.get(`${baseURL}${image.pathname}`)).headers()['content-type']).toBe('image/png')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((each) => (JSON.parse(each) as { '@type': string })['@type'])).toEqual(
      questions.length > 0 ? ['BreadcrumbList', 'FAQPage'] : ['BreadcrumbList'],
    )
  })

  test(`${path} does not move when the app takes over (A4, A5, H11)`, { tag: '@phone' }, async ({ page }) => {
    const shifts = await watchShifts(page)
    const release = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await heading.boundingBox()
    release()
    await appIsHere(page)
    await page.waitForLoadState('networkidle')
    expect(await heading.boundingBox()).toEqual(before)
    expect(await shifts()).toBeLessThanOrEqual(0.01)
    await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  })
}

test(
  'opened details, scroll position and focus are kept when the app takes over',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdCode(page)
    await page.goto('/como-funciona', { waitUntil: 'commit' })
    const question = page.locator('summary').nth(1)
    await question.click()
    await expect(page.locator('details').nth(1)).toHaveAttribute('open')
    await expect(question).toBeFocused()
    const top = await page.evaluate(() => window.scrollY)
    expect(top).toBeGreaterThan(200)
    release()
    await appIsHere(page)
    await expect(page.locator('details').nth(1)).toHaveAttribute('open')
    await expect(question).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
  },
)

test('numbers that were changed before the app takes over are in its result (A4)', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/anunciar-campo', { waitUntil: 'commit' })
  await page.getByRole('slider', { name: 'Campos' }).fill('3')
  await page.getByRole('textbox', { name: 'Aberto por dia' }).fill('7')
  release()
  await appIsHere(page)
  await expect(page.getByText('R$ 30.240', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Campos' })).toHaveValue('3')
  await expect(page.getByRole('slider', { name: 'Aberto por dia' })).toHaveValue('7')
})

test('the head is updated by a navigation within the app (A15)', async ({ page }) => {
  const addressOf = () => page.locator('link[rel=canonical]').getAttribute('href')
  await page.goto('/como-funciona')
  await appIsHere(page)
  expect(new URL((await addressOf()) ?? '').pathname).toBe('/como-funciona')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Anunciar seu campo' }).click()
  await expect(page).toHaveTitle('Anunciar seu campo · Campo Livre')
  expect(new URL((await addressOf()) ?? '').pathname).toBe('/anunciar-campo')
  // The page scrolls to its top with the focus; a click on the footer meanwhile would end on what comes under it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Encontrar campos' }).click()
  await expect(page).toHaveTitle('Reserve campos e quadras · Campo Livre')
  for (const tag of ['meta[name=description]', 'meta[property="og:image"]']) {
    await expect(page.locator(tag)).toHaveCount(1)
  }
  // No tag of another page is left.
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

test('robots.txt and the sitemap name the pages for search engines (A15)', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(await robots.text()) ?? []
  const map = await request.get(new URL(sitemap).pathname)
  expect(map.headers()['content-type']).toMatch(/^(text|application)\/xml/)
  const listed = [...(await map.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))
  expect(listed.map(({ pathname }) => pathname)).toEqual(['/', ...pages.map(({ path }) => path)])
  for (const { pathname } of listed) {
    const html = await (await request.get(pathname)).text()
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"/]+//[^"/]+${pathname}"`))
  }
})

// A preview is made without scripts, by a request for anything.
for (const address of ['/racha/convite-rch-atleta-01', '/conta/cota-atleta-06']) {
  test(`${address} has a picture and words for a chat (A13, A15)`, async ({ request, baseURL }) => {
    const html = await (await request.get(address, { headers: { accept: '*/*' } })).text()
    const contentOf = (key: string) => new RegExp(`"${key}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    expect(contentOf('og:title')).toBe(address.startsWith('/racha/') ? 'Bora jogar?' : 'Sua parte da conta')
    expect(contentOf('robots')).toBe('noindex')
    const picture = await request.get(`${baseURL}${new URL(contentOf('og:image')).pathname}`)
    expect(picture.headers()['content-type']).toBe('image/png')
    const bytes = await picture.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map(String)).toEqual(
      ['width', 'height'].map((side) => contentOf(`og:image:${side}`)),
    )
    const opened = await request.get(address, { headers: { accept: 'text/html' } })
    expect(await opened.text()).toBe(html)
  })
}

test('the demo has the same pages (A4, A5, H11)', async ({ request }) => {
  for (const { path, title } of pages) {
    const html = await (await request.get(`${process.env.E2E_DEMO_URL}${path}`)).text()
    expect(html).toContain(`<title>${title} · Campo Livre</title>`)
    expect(html).toContain('<h1')
  }
})

test('only the listing has the listing’s metadata (A15)', async ({ request }) => {
  const textOf = async (path: string) =>
    (await request.get(path, { headers: { accept: 'text/html' } })).text()
  const own = ['rel="canonical"', 'og:url', 'ld+json']
  const home = await textOf('/')
  expect(own.filter((mark) => !home.includes(mark))).toEqual([])
  for (const path of ['/field/abc', '/login', '/arenas', '/isto-nao-existe']) {
    const html = await textOf(path)
    expect(html).toContain('og:title')
    expect(own.filter((mark) => html.includes(mark))).toEqual([])
  }
})
