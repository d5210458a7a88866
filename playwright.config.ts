import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch, findWholeChromium } from './tools/lib/chromium.mjs'
import { testClock } from './tools/lib/test-clock.ts'

const port = Number(process.env.E2E_PORT ?? 4317)
const workers = 2
/** The production build before a mock HTTP server, once for each worker: no two journeys share data. */
const sites = Array.from({ length: workers }, (_, worker) => {
  const site = port + 1 + 2 * worker
  return { url: `http://localhost:${site}`, site, backend: site + 1 }
})
/** For journeys of the demo, which has its backend in the page. */
process.env.E2E_DEMO_URL = `http://localhost:${port}`
/** For all others (e2e/support/pinned.ts). */
process.env.E2E_SITES = sites.map(({ url }) => url).join(' ')

/** For journeys through the back/forward cache. */
process.env.E2E_WHOLE_CHROMIUM = (await findWholeChromium()) ?? ''

const onServer = process.env.E2E_BACKEND === 'server'

const { now, desktopZone, phoneZone } = testClock()
/** For the pages (e2e/support/pinned.ts); the backend is told on its command line. */
process.env.TEST_NOW = now

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  // Some are about the mock itself, some about what only the server does.
  grepInvert: onServer ? /@mock/ : /@server/,
  fullyParallel: true,
  workers,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Two browsers and a server share two cores: a busy machine is no reason to fail.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  use: {
    locale: 'pt-BR',
    screenshot: 'only-on-failure',
    launchOptions: await chromiumLaunch(),
  },
  projects: [
    // The journeys that another width or fingers can change; the others are the same on every screen.
    { name: 'phone', grep: /@phone/, use: { ...phone, timezoneId: phoneZone } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 }, timezoneId: desktopZone } },
  ],
  webServer: [
    {
      command: `vite preview --outDir dist-demo --port ${port} --strictPort`,
      cwd: 'apps/web',
      port,
      reuseExistingServer: false,
    },
    ...sites.flatMap(({ url, site, backend }) => [
      {
        command: onServer
          ? `node apps/server/src/testing/serve-journeys.ts ${backend}`
          : `node mocks/src/serve.ts --port ${backend} --app ${url}`,
        port: backend,
        reuseExistingServer: false,
      },
      {
        command: `vite preview --port ${site} --strictPort`,
        cwd: 'apps/web',
        env: { API_PROXY: `http://127.0.0.1:${backend}` },
        port: site,
        reuseExistingServer: false,
      },
    ]),
  ],
})
