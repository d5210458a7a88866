import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from './tools/lib/chromium.mjs'

const port = Number(process.env.E2E_PORT ?? 4317)
const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    // Not a zone of Brazil on purpose: what a person sees follows the company's clock, not the browser's.
    timezoneId: 'Europe/Lisbon',
    screenshot: 'only-on-failure',
    launchOptions: await chromiumLaunch(),
  },
  projects: [
    { name: 'phone', use: phone },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: `vite preview --outDir dist-demo --port ${port} --strictPort`,
    cwd: 'apps/web',
    port,
    reuseExistingServer: false,
  },
})
