import { execFileSync } from 'node:child_process'
import { findChromium } from '../../lib/chromium.mjs'
import { pinnedNode } from '../../lib/paths.mjs'
import { trackedFiles } from '../../lib/tracked-files.ts'
import type { Reach } from './reach.ts'

/** The projects of vitest.config.ts, by the names that `--project` takes. */
export type Project = 'node' | 'browser' | 'storybook'

const pin = 'mocks/src/testing/pin-date.ts'

/** Per project: files loaded before the tests of each file, and folders that tests see without importing them. */
const places: Record<Project, { before: readonly string[]; around: readonly string[] }> = {
  node: { before: [pin], around: [] },
  browser: { before: [pin, 'apps/web/src/testing/setup.ts'], around: ['apps/web/public/'] },
  storybook: { before: [pin, '.storybook/preview.tsx'], around: ['apps/web/public/', '.storybook/'] },
}

/** For every project: the libraries, and the settings of the compiler. */
const everywhere = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '*package.json', '*tsconfig*.json']

/** The files and the properties of the machine that affect all test files of a project. */
export type Surroundings = { before: readonly string[]; files: readonly string[]; machine: readonly string[] }

export async function surroundingsOf(
  project: Project,
  reach: (...files: readonly string[]) => Reach,
): Promise<Surroundings> {
  const { before, around } = places[project]
  // A configuration may read any file; those that it reads are listed here.
  const configured = reach('vitest.config.ts', ...(project === 'storybook' ? ['.storybook/main.ts'] : []))
  return {
    before,
    files: [...configured.files, ...trackedFiles(...everywhere, ...around)],
    machine: [
      `${process.platform} ${process.arch}`,
      versionOf(pinnedNode),
      project === 'node' ? '' : versionOf((await findChromium()) ?? ''),
      // The instant and the zone of the tests (decision 034).
      process.env.TEST_NOW ?? '',
      process.env.TEST_ZONE ?? '',
    ],
  }
}

function versionOf(program: string): string {
  return execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}
