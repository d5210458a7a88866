import { expect, test } from './support/test.ts'

test('the first screen asks for no more than it needs (A1)', async ({ browser }) => {
  // The production build before a server: the demo brings the mock along.
  const page = await browser.newPage({ baseURL: process.env.E2E_SHARED_URL ?? '' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.locator('main article').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/')).toSorted()).toEqual(['/api/fields', '/api/places'])
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(14)
  await page.close()
})
