import { fileURLToPath } from 'node:url'
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants'
import { playwright } from '@vitest/browser-playwright'
import { mockWorker } from './apps/web/vite/mock-worker.ts'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './tools/lib/chromium.mjs'
import { browserDependencies } from './tools/lib/browser-dependencies.ts'
import { leftOutTests } from './tools/lib/left-out-tests.ts'
import { productionReact } from './tools/lib/production-react.ts'
import { mainStories, markMainStories, storyPlugins, withoutPinnedWidths } from './tools/lib/story-plugins.ts'
import { testClock } from './tools/lib/test-clock.ts'

/** Storybook takes a second to load, so a run of other projects goes without. */
const { argv } = process
const withStories = !argv.includes('--project') || argv.some((arg) => arg.startsWith('storybook'))

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { now, deviceNow, desktopZone, phoneZone } = testClock()
const pinDate = here('mocks/src/testing/pin-date.ts')
/** Notes what a test uses, so that its result can be kept, and leaves out those that are (decision 039). */
const noteUse = here('mocks/src/testing/note-use.ts')
const leftOut = leftOutTests()
const withoutReactMarks = here('apps/web/src/testing/without-react-marks.ts')
const flushingAct = here('apps/web/src/testing/flushing-act.ts')

const sweeps = 'src/**/*.sweep.test.tsx'
const unitSweeps = '{mocks/src,packages/conformance/src,tools,apps/server/src}/**/*.sweep.test.ts'
const unitTests = [
  'packages/*/src/**/*.test.ts',
  'mocks/src/**/*.test.ts',
  'apps/server/src/**/*.test.ts',
  'tools/**/*.test.ts',
  'apps/web/{src,vite}/**/*.test.ts',
]

/** Ten minutes for a test or a hook, far beyond what any takes: a busy machine is no reason to fail. */
const testTimeout = 600_000

const launchOptions = await chromiumLaunch()
const chromiumIn = (timezoneId: string, reducedMotion: 'reduce' | 'no-preference' = 'no-preference') =>
  playwright({
    launchOptions,
    contextOptions: { locale: 'pt-BR', timezoneId, reducedMotion },
    // An element that is missing is told after a minute, not after the ten of its test.
    actionTimeout: 60_000,
  })

const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  // Three steps start at once, and each reads two thousand modules before its page answers.
  connectTimeout: 240_000,
  instances: [{ browser: 'chromium' as const }],
  provider: chromiumIn(desktopZone),
}

/**
 * The projects that make tests of stories (decision 062): `storybook-main` those that assert something, once, for
 * `npm test`; `storybook-light` and `storybook-dark-phone` all of them in both looks, for `npm run test:all`. What a story
 * pins stays pinned in each.
 */
const looks = [
  {
    name: 'storybook-main',
    globals: { scheme: 'light', motion: 'reduced', viewport: { value: 'desktop' } },
    provider: chromiumIn(desktopZone, 'reduce'),
    plugins: [productionReact(), markMainStories()],
    setupFiles: [],
    tags: mainStories,
  },
  {
    name: 'storybook-light',
    globals: { scheme: 'light', motion: 'normal', viewport: { value: 'desktop' } },
    provider: chromiumIn(desktopZone),
    // The development build of React warns here, of every story.
    plugins: [],
    setupFiles: [withoutReactMarks],
  },
  {
    name: 'storybook-dark-phone',
    globals: { scheme: 'dark', motion: 'reduced', viewport: { value: 'phone' } },
    provider: chromiumIn(phoneZone, 'reduce'),
    plugins: [productionReact(), withoutPinnedWidths()],
    setupFiles: [],
  },
]

export default defineConfig({
  test: {
    projects: [
      ...(['node', 'node-sweep'] as const).map((name) => ({
        test: {
          name,
          include: name === 'node-sweep' ? [unitSweeps] : unitTests,
          exclude: name === 'node-sweep' ? [] : [unitSweeps],
          env: { TZ: desktopZone },
          setupFiles: [pinDate, here('mocks/src/testing/seed-properties.ts')],
          provide: { now },
          // No file leaves anything behind: the tests are three times as fast in shared workers.
          isolate: false,
          testTimeout,
          hookTimeout: testTimeout,
        },
      })),
      // Sweeps look at all screens or calls, one after the other: they are for `npm run test:all` (decision 062).
      ...(['browser', 'sweep'] as const).map((name) => ({
        root: here('apps/web'),
        plugins: [productionReact(), mockWorker()],
        optimizeDeps: { include: browserDependencies('apps/web') },
        test: {
          name,
          include: name === 'sweep' ? [sweeps] : ['src/**/*.test.tsx', '../../packages/ui/src/**/*.test.tsx'],
          exclude: name === 'sweep' ? [] : [sweeps],
          setupFiles: [flushingAct, pinDate, noteUse, here('apps/web/src/testing/setup.ts')],
          provide: { now, leftOut },
          // An object of its own: Vitest names the instance after its project.
          browser: { ...chromium, instances: [{ browser: 'chromium' as const }] },
          // A busy machine takes longer than the usual second to draw; asking every 10 ms, not every 50, saves a tenth.
          expect: { poll: { timeout: 30_000, interval: 10 } },
          // The set-up file clears the page, renderApp the data: one page for all files takes half the time.
          isolate: false,
          testTimeout,
          hookTimeout: testTimeout,
        },
      })),
      ...(withStories
        ? looks.map(({ name, globals, provider, plugins, setupFiles, tags = [] }, groupOrder) => ({
            plugins: [...plugins, storyPlugins(here('.storybook'), tags)],
            // The preview gives every story fresh data, so all of them can share one page and its backend.
            test: {
              name,
              setupFiles: [...setupFiles, pinDate, noteUse],
              provide: {
                [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: globals,
                now: deviceNow,
                leftOut,
              },
              browser: { ...chromium, instances: [{ browser: 'chromium' as const, name, provider }] },
              isolate: false,
              sequence: { groupOrder },
              testTimeout,
              hookTimeout: testTimeout,
            },
          }))
        : []),
    ],
  },
})
