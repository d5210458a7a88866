import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch, findWholeChromium } from './tools/lib/chromium.mjs'
import { testClock } from './tools/lib/test-clock.ts'

const port = Number(process.env.E2E_PORT ?? 4317)
/** Two browsers that share one backend: the production build before the mock HTTP server. */
const shared = { site: port + 1, backend: port + 2 }
process.env.E2E_SHARED_URL = `http://localhost:${shared.site}`

/** For journeys through the back/forward cache. */
process.env.E2E_WHOLE_CHROMIUM = (await findWholeChromium()) ?? ''

const { now, desktopZone, phoneZone } = testClock()
/** For the pages (e2e/support/pinned.ts); the backend is told on its command line. */
process.env.TEST_NOW = now

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

/** The journeys that another width or fingers can change; the others are the same on every screen and run once. */
const onPhonesToo = /(first-screen|journey|keyboard|listing|mock-panel|pinned|public-pages|theme)\.spec\.ts$/

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Two browsers and a server share two cores: a busy machine is no reason to fail.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    screenshot: 'only-on-failure',
    launchOptions: await chromiumLaunch(),
  },
  projects: [
    { name: 'phone', testMatch: onPhonesToo, use: { ...phone, timezoneId: phoneZone } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 }, timezoneId: desktopZone } },
  ],
  webServer: [
    {
      command: `vite preview --outDir dist-demo --port ${port} --strictPort`,
      cwd: 'apps/web',
      port,
      reuseExistingServer: false,
    },
    {
      command: `node mocks/src/serve.ts --port ${shared.backend} --now ${now}`,
      port: shared.backend,
      reuseExistingServer: false,
    },
    {
      command: `vite preview --port ${shared.site} --strictPort`,
      cwd: 'apps/web',
      env: { API_PROXY: `http://127.0.0.1:${shared.backend}` },
      port: shared.site,
      reuseExistingServer: false,
    },
  ],
})
