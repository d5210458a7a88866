import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect } from '@playwright/test'
import { OTHER_ORIGIN } from '@campo-livre/mocks/testing/other-origin.ts'
import { securityHeaders } from '../vite/security-headers.ts'
import { siteOf, test as base } from './support/pinned.ts'
import { signIn } from './support/steps.ts'
import { violations, watchPolicy } from './support/watch-policy.ts'

/** The backend, and a site whose build calls it from another origin. */
type OtherOrigin = { api: string; site: string }

/**
 * The address of the API is a constant of the build. A second build would take ten seconds, so a server hands out the
 * one there is with another address in it, and with the policy of that address. The journeys' watch is not used: it
 * refuses requests to another host.
 */
const test = base.extend<object, { otherOrigin: OtherOrigin }>({
  otherOrigin: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const built = new URL(siteOf(parallelIndex))
      // The backend is one port after the site before it (playwright.config.ts).
      const backend = Number(built.port) + 1
      const api = `http://127.0.0.1:${backend}/api`
      const server = createServer((asked, answer) => {
        void handOut(asked, answer, { built, api })
      })
      const port = backend + OTHER_ORIGIN
      await new Promise<void>((resolve) => server.listen(port, resolve))
      await use({ api, site: `http://localhost:${port}` })
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
})

async function handOut(
  asked: IncomingMessage,
  answer: ServerResponse,
  { built, api }: { built: URL; api: string },
): Promise<void> {
  const file = await fetch(new URL(asked.url ?? '/', built), {
    headers: { Accept: asked.headers.accept ?? '' },
  })
  const type = file.headers.get('Content-Type') ?? ''
  const body = Buffer.from(await file.arrayBuffer())
  const text = () =>
    body
      .toString()
      .replace('VITE_API_URL:`/api`', `VITE_API_URL:\`${api}\``)
      .replace('data-api="/api"', `data-api="${api}"`)
  answer.writeHead(file.status, { ...securityHeaders(api), 'Content-Type': type })
  answer.end(/html|javascript/.test(type) ? text() : body)
}

test('an API on another origin is called under the policy, from the first request to the session (I4, decision 040)', async ({
  page,
  otherOrigin: { api, site },
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  await watchPolicy(page)
  // The app's code is held back: requests before that come from the script.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`${site}/assets/*.js`, (route) => held.then(() => route.continue()))
  const answered = page.waitForResponse(`${api}/fields?perPage=12`)
  await page.goto(site, { waitUntil: 'commit' })
  expect((await answered).status()).toBe(200)
  release()
  await expect(page.locator('main article').first()).toBeVisible()
  expect(calls.filter((call) => call === `${api}/fields?perPage=12`)).toHaveLength(1)
  await page.goto(`${site}/field/fld-arena-beira-mar-campo-norte`)
  await expect(page.getByRole('button', { name: /, livre,/ }).first()).toBeVisible()
  await page.goto(`${site}/login`)
  await signIn(page, 'atleta@campolivre.test')
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(calls.filter((call) => !call.startsWith(api))).toEqual([])
})
