import { expect, test } from './support/test.ts'

// Uses the production build and a server: the demo includes the mock.
test.use({ baseURL: process.env.E2E_SHARED_URL })

test('the first screen asks for no more than it needs (A1)', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().replace(/^https?:\/\/[^/]+/, '')))
  await page.goto('/')
  await expect(page.locator('main article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/')).toSorted()).toEqual([
    '/api/fields?perPage=12',
    '/api/places',
  ])
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(16)
})

test('what an address shows is asked for once, before the app is there (decision 040)', async ({ page }) => {
  const card = page.locator('main article a[href^="/field/"]').first()
  await page.goto('/')
  const field = (await card.getAttribute('href'))?.split(/[?#]/)[0] ?? ''
  const id = field.replace('/field/', '')
  await page.goto(field)
  const company = page.locator('a[href^="/company/"]').first()
  const arena = (await company.getAttribute('href'))?.split(/[?#]/)[0] ?? ''
  const expected = {
    '/arenas': ['/api/fields?perPage=12'],
    [field]: [`/api/fields/${id}`, `/api/fields/${id}/availability?days=7`],
    [arena]: [arena.replace('/company/', '/api/companies/')],
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
    for (const call of early) expect(calls.filter((each) => each === call)).toEqual([call])
    await fresh.close()
  }
})
