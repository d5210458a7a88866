import { expect } from '@playwright/test'
import { test } from './support/pinned.ts'

test.use({ baseURL: process.env.E2E_DEMO_URL })

test('the worker of the demo answers calls, and no file of the app waits for it (I1)', async ({ page }) => {
  await page.goto('/campos?cidade=Fortaleza')
  await expect(page.getByRole('article').first()).toBeVisible()
  const asked: string[] = []
  const past: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    ;(response.fromServiceWorker() ? asked : past).push(pathname)
  })
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/'))).not.toEqual([])
  expect(past.filter((path) => path.endsWith('.js'))).not.toEqual([])
  expect(past.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(asked.filter((path) => /\.(js|css)$/.test(path))).toEqual([])
})
