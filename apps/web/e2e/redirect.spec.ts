import type { Page } from '@playwright/test'
import { stubApi } from './support/stub-api.ts'
import { goWithin, signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const evil = 'mal.example'

/** Values that an attacker may put into a link to the login, to leave the site or to run a script. */
const hostile: Record<string, readonly string[]> = {
  schemes: [
    `https://${evil}`,
    `http://${evil}/x?y#z`,
    `HTTPS://${evil}`,
    `https:${evil}`,
    `https:/${evil}`,
    `https:\\\\${evil}`,
    `ftp://${evil}`,
    `ws://${evil}`,
    `blob:https://${evil}/1`,
    `file:///etc/passwd`,
    `mailto:a@${evil}`,
    'javascript:window.__ran=1',
    'JaVaScRiPt:window.__ran=1',
    'javascript://%0awindow.__ran=1',
    '\tjavascript:window.__ran=1',
    'java\nscript:window.__ran=1',
    'data:text/html,<script>window.__ran=1</script>',
    'vbscript:x',
    'view-source:https://mal.example',
    'about:blank',
  ],
  slashes: [
    `//${evil}`,
    `///${evil}`,
    `////${evil}`,
    `/\\${evil}`,
    `\\\\${evil}`,
    `\\/${evil}`,
    `/\\/${evil}`,
    `//\\${evil}`,
    `/.//${evil}`,
    `/..//${evil}`,
    `/./..//${evil}`,
    `/x/..//${evil}`,
    `/x/../..//${evil}`,
    `/campos/..//${evil}`,
    `/;//${evil}`,
    `/:443//${evil}`,
  ],
  'control characters and blanks': [
    `/\t/${evil}`,
    `/\n/${evil}`,
    `/\r/${evil}`,
    `/\r\n/${evil}`,
    `\t//${evil}`,
    ` //${evil}`,
    `/\u0000/${evil}`,
    `/\u000b/${evil}`,
    `/\u007f/${evil}`,
    `/\u00a0/${evil}`,
    `/\u200b/${evil}`,
    `\ufeff//${evil}`,
    `/\u2028/${evil}`,
    `/\u3000/${evil}`,
  ],
  encodings: [
    `/%2f%2f${evil}`,
    `/%2f${evil}`,
    `%2f%2f${evil}`,
    `/%5c${evil}`,
    `/%5c%5c${evil}`,
    `/%255c${evil}`,
    `/%252f%252f${evil}`,
    `/%25252f%25252f${evil}`,
    `/%09/${evil}`,
    `/%0d%0aLocation:%20https://${evil}`,
    `/%00//${evil}`,
    `https%3a%2f%2f${evil}`,
    `/%E0%A4%A`,
    '/%',
    '%',
    '/%u002f/mal.example',
    `/%e2%80%8b/${evil}`,
  ],
  'look-alikes and people': [
    `/／${evil}`,
    `／／${evil}`,
    `/⁄${evil}`,
    `//mal。example`,
    `/@${evil}`,
    `//user:pass@${evil}`,
    `https://localhost@${evil}`,
    `https://localhost.${evil}`,
    `/.${evil}`,
    `.${evil}`,
    evil,
    `@${evil}`,
    '?redirect=https://mal.example',
    '#https://mal.example',
  ],
  'other types and sizes': [
    '{"href":"https://mal.example"}',
    '["/campos"]',
    '[object Object]',
    '1e999',
    'null',
    'true',
    '',
    '/'.repeat(500),
    `/${'a'.repeat(6_000)}`,
    `/campos?x=${'%2f'.repeat(1_000)}`,
    '/<img src=x onerror=window.__ran=1>',
    '/"><script>window.__ran=1</script>',
    '/__proto__',
    '/constructor',
    '/field/__proto__//',
  ],
}

/** Ends the session as another tab of the same browser does (D11). */
async function leaveByAnotherTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
  })
  await expect(page.getByRole('button', { name: /^Notificações/ })).toHaveCount(0)
}

for (const [kind, values] of Object.entries(hostile)) {
  test(`a redirect never leaves the site: ${values.length} of ${kind} (B5)`, async ({ page, baseURL }) => {
    test.setTimeout(300_000)
    const { origin } = new URL(baseURL ?? '')
    await stubApi(page)
    const left: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).origin !== origin) left.push(request.url())
    })
    for (const [index, value] of values.entries()) {
      await test.step(JSON.stringify(value).slice(0, 60), async () => {
        const login = `/login?redirect=${encodeURIComponent(value)}`
        // The page is loaded once, with the first of them; the login reads the others in the same way.
        if (index === 0) await page.goto(login)
        else {
          await leaveByAnotherTab(page)
          await goWithin(page, login)
        }
        await signIn(page, 'ana@exemplo.com.br')
        await expect(page).not.toHaveURL(/\/login/)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const here = await page.evaluate(() => ({ origin: location.origin, ran: '__ran' in window }))
        expect(here).toEqual({ origin, ran: false })
        expect(left).toEqual([])
      })
    }
  })
}

test('a redirect keeps path, search and hash over the login (B1, B5)', { tag: '@main' }, async ({ page }) => {
  await stubApi(page)
  await page.goto('/atleta/reservas?quando=passadas#fim')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/atleta/reservas?quando=passadas#fim')
  await signIn(page, 'ana@exemplo.com.br')
  await expect(page).toHaveURL('/atleta/reservas?quando=passadas#fim')
})
