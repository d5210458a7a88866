import type { Page } from '@playwright/test'
import { signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

/** Returns a picture that nothing makes small: noise. */
async function noise(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 1600
    canvas.height = 1000
    const context = canvas.getContext('2d')
    const picture = new ImageData(1600, 1000)
    for (let at = 0; at < picture.data.length; at++) picture.data[at] = (at * 7919) % 251
    context?.putImageData(picture, 0, 0)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

test('a photo on a slow line shows how far it is (H1)', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'empresa@campolivre.test')
  await expect(page.getByRole('heading', { level: 1, name: 'Painel Principal' })).toBeVisible()
  await page.goto('/company/fields/fld-arena-beira-mar-campo-norte?passo=fotos')
  const buffer = await noise(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 60_000,
  })
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'quadra.png', mimeType: 'image/png', buffer })
  const bar = page.getByRole('progressbar', { name: 'Enviando… quadra.png' })
  await expect(bar).toHaveAttribute('aria-valuenow', /^\d+$/)
  await expect(page.getByText(/^Enviando… \d+%$/)).toBeVisible()
})
