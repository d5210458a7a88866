import { expect, test } from './support/test.ts'

test(
  'the first screen asks for no more than it needs (A1)',
  { tag: ['@main', '@phone'] },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url().replace(/^https?:\/\/[^/]+/, '')))
    await page.goto('/')
    await expect(page.locator('main article').first()).toBeVisible()
    const calls = () => asked.filter((path) => path.startsWith('/api/')).toSorted()
    await expect.poll(calls).toContain('/api/places')
    // The budget of the listing's JavaScript knows these files, one of which comes after the paint; the code that sends
    // calls waits for a touch.
    const scripts = () => asked.filter((path) => path.endsWith('.js'))
    await expect.poll(() => scripts().length).toBe(6)
    await page.waitForLoadState('networkidle')
    expect(calls()).toEqual(['/api/fields?perPage=12', '/api/places'])
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(14)
    expect(scripts().length, scripts().join('\n')).toBe(6)
    await page.mouse.move(40, 40)
    await expect.poll(() => scripts().length).toBe(7)
  },
)

test(
  'what an address shows is asked for once, before the app is there (decision 040)',
  { tag: '@phone' },
  async ({ page }) => {
    const card = page.locator('main article a[href^="/field/"]').first()
    await page.goto('/')
    const field = (await card.getAttribute('href'))?.split(/[?#]/)[0] ?? ''
    const id = field.replace('/field/', '')
    await page.goto(field)
    const company = page.locator('a[href^="/company/"]').first()
    const arena = (await company.getAttribute('href'))?.split(/[?#]/)[0] ?? ''
    const share = '/conta/cota-atleta-06'
    const expected = {
      '/arenas': ['/api/fields?perPage=12', '/api/places'],
      [field]: ['', '/availability?days=7'].map((part) => `/api/fields/${id}${part}`),
      [arena]: ['', '/fields?page=1&perPage=12', '/reviews?page=1&perPage=5'].map(
        (part) => arena.replace('/company/', '/api/companies/') + part,
      ),
      [share]: ['/api/share-links/cota-atleta-06'],
      '/conta/grupo-atleta-01': ['/api/bill-links/grupo-atleta-01'],
    }
    for (const [address, early] of Object.entries(expected)) {
      const fresh = await page.context().newPage()
      // The app's code is held back: requests before that come from the script.
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await fresh.route('**/assets/*.js', (route) => held.then(() => route.continue()))
      const calls: string[] = []
      fresh.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (pathname.startsWith('/api/')) calls.push(pathname + search)
      })
      await fresh.goto(address, { waitUntil: 'commit' })
      await expect.poll(() => calls.toSorted()).toEqual(early)
      release()
      await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible()
      await fresh.waitForLoadState('networkidle')
      // A share is asked for again and again, until it is paid.
      const once = address === share ? [] : early
      for (const call of once) expect(calls.filter((each) => each === call)).toEqual([call])
      await fresh.close()
    }
  },
)

test(
  'a field is named before the app is there, and stays where it is (decision 046)',
  { tag: '@phone' },
  async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
    // Counts what takes the place of the name, however briefly.
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        const { skeletons = '0' } = document.documentElement.dataset
        if (document.querySelector('[aria-label="Buscando o campo"]'))
          document.documentElement.dataset.skeletons = `${Number(skeletons) + 1}`
      })
      seen.observe(document, { childList: true, subtree: true })
    })
    await page.goto('/field/fld-arena-beira-mar-campo-norte', { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1, name: 'Campo 1 – Gramado Norte' })
    const place = async () => {
      await expect(title).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      return title.boundingBox()
    }
    const before = await place()
    release()
    await expect(page.getByRole('button', { name: /, livre,/ }).first()).toBeVisible()
    expect(await place()).toEqual(before)
    await expect(page.locator('html')).not.toHaveAttribute('data-skeletons')
  },
)
