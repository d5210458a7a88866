import { fileURLToPath } from 'node:url'
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './tools/lib/chromium.mjs'
import { browserDependencies } from './tools/lib/browser-dependencies.ts'

/** Storybook takes a second to load, so a run of other projects goes without. */
const { argv } = process
const withStories = !argv.includes('--project') || argv.some((arg) => arg.startsWith('storybook'))

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Not a zone of Brazil on purpose: a date that follows the browser instead of the company fails a test.
const timezoneId = 'Europe/Lisbon'

/** Far beyond what any test takes: a busy machine is no reason to fail. */
const testTimeout = 30_000

const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: await chromiumLaunch(),
    contextOptions: { locale: 'pt-BR', timezoneId },
  }),
}

/** Every story is a test twice over: `--project storybook` runs both looks. What a story pins stays pinned in both. */
const looks = Object.entries({
  'storybook-light': { scheme: 'light', viewport: { value: 'desktop' } },
  'storybook-dark-phone': { scheme: 'dark', viewport: { value: 'phone' } },
}).map(([name, globals]) => ({
  browser: 'chromium' as const,
  name,
  provide: { [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: globals },
}))

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'mocks/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'apps/web/{src,vite}/**/*.test.ts',
          ],
          env: { TZ: timezoneId },
          // No file leaves anything behind: the tests are three times as fast in shared workers.
          isolate: false,
          testTimeout,
        },
      },
      {
        root: here('apps/web'),
        plugins: [react(), msw({ mode: 'worker-only' })],
        optimizeDeps: { include: browserDependencies('apps/web') },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx', '../../packages/ui/src/**/*.test.tsx'],
          setupFiles: [here('apps/web/src/testing/setup.ts')],
          browser: chromium,
          // A busy machine takes longer than the usual second to draw.
          expect: { poll: { timeout: 10_000 } },
          // The set-up file clears the page, renderApp the data: one page for all files takes half the time.
          isolate: false,
          testTimeout,
        },
      },
      ...(withStories
        ? [
            {
              plugins: [storybookTest({ configDir: here('.storybook') })],
              // The preview gives every story fresh data, so all of them can share one page and its backend.
              test: {
                name: 'storybook',
                browser: { ...chromium, instances: looks },
                isolate: false,
                testTimeout,
              },
            },
          ]
        : []),
    ],
  },
})
