import { execFileSync } from 'node:child_process'
import { findChromium, findWholeChromium } from '../../lib/chromium.mjs'
import { pinnedNode } from '../../lib/paths.mjs'
import { trackedFiles } from '../../lib/tracked-files.ts'
import type { Reach } from './reach.ts'

/** The projects of vitest.config.ts, by the names that `--project` takes, and the journeys. */
export type Project =
  | 'node'
  | 'node-sweep'
  | 'browser'
  | 'sweep'
  | 'storybook-main'
  | 'storybook-light'
  | 'storybook-dark-phone'
  | 'e2e'

type Places = {
  /** The configuration. It may read any file; those that it reads are among `around`. */
  config: readonly string[]
  /** The files loaded before the tests of each file. */
  before: readonly string[]
  /** The files started beside the tests; those that they read are among `around`. */
  beside?: readonly string[]
  /** The files and folders that tests see without importing them. */
  around: readonly string[]
}

const pin = 'mocks/src/testing/pin-date.ts'
const seedProperties = 'mocks/src/testing/seed-properties.ts'
const noteUse = 'mocks/src/testing/note-use.ts'
const withoutReactMarks = 'apps/web/src/testing/without-react-marks.ts'
const flushingAct = 'apps/web/src/testing/flushing-act.ts'
const config = ['vitest.config.ts']

const storybook: Places = {
  config: [...config, '.storybook/main.ts'],
  before: [withoutReactMarks, pin, noteUse, '.storybook/preview.tsx'],
  around: ['apps/web/public/', '.storybook/'],
}

const inBrowser: Places = {
  config,
  before: [flushingAct, pin, noteUse, 'apps/web/src/testing/setup.ts'],
  around: ['apps/web/public/'],
}

const inNode: Places = { config, before: [pin, seedProperties], around: [] }

const places: Record<Project, Places> = {
  node: inNode,
  'node-sweep': inNode,
  browser: inBrowser,
  sweep: inBrowser,
  'storybook-main': storybook,
  'storybook-light': storybook,
  'storybook-dark-phone': storybook,
  e2e: {
    config: ['playwright.config.ts', 'apps/web/vite.config.ts'],
    before: [],
    // The app, the styles that its page links, the pages that the build makes, and the backend over HTTP.
    beside: [
      'apps/web/src/main.tsx',
      'apps/web/src/app/critical.css',
      'apps/web/src/app/prerender.tsx',
      'mocks/src/serve.ts',
    ],
    around: ['apps/web/public/', 'apps/web/vite/', 'apps/web/index.html', 'apps/web/.env*'],
  },
}

/** For every project: the libraries, and the settings of the compiler. */
const everywhere = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '*package.json', '*tsconfig*.json']

/** The files and the properties of the machine that affect all test files of a project. */
export type Surroundings = {
  before: readonly string[]
  beside: readonly string[]
  files: readonly string[]
  machine: readonly string[]
}

export async function surroundingsOf(
  project: Project,
  reach: (files: readonly string[]) => Reach,
): Promise<Surroundings> {
  const { config: configured, before, beside = [], around } = places[project]
  /** For journeys through the back/forward cache. */
  const whole = project === 'e2e' ? await findWholeChromium() : undefined
  return {
    before,
    beside,
    files: [...reach(configured).files, ...trackedFiles(...everywhere, ...around)],
    machine: [
      `${process.platform} ${process.arch}`,
      versionOf(pinnedNode),
      project.startsWith('node') ? '' : versionOf((await findChromium()) ?? ''),
      whole === undefined ? '' : versionOf(whole),
      // The instant and the zone of the tests (decision 034), and late answers to the journeys.
      process.env.TEST_NOW ?? '',
      process.env.TEST_ZONE ?? '',
      process.env.E2E_LATE_MS ?? '',
    ],
  }
}

function versionOf(program: string): string {
  return execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}
