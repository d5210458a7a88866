import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { testClock } from '../lib/test-clock.ts'

// Run in Stryker's copy of the work tree, which has little more than the domain.
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { now, desktopZone } = testClock()

/** Runs properties, which take longest, after the examples: most mutants are killed before. */
class ExamplesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isProperty = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').includes('fast-check')
    return Promise.resolve(files.toSorted((a, b) => Number(isProperty(a)) - Number(isProperty(b))))
  }
}

/**
 * Stryker's code counts which test reaches which mutant, which takes twice as long as the code itself; once a mutant is
 * put in, nobody reads it.
 */
const countOnlyAtFirst = {
  name: 'count-only-at-first',
  enforce: 'pre' as const,
  transform: (code: string) =>
    code.replace('var a = arguments;', 'if (ns.activeMutant !== undefined) return; var a = arguments;'),
}

/** The most inputs that a property is given: a broken one shows early, and a mutant that survives waits for all. */
const MOST_INPUTS = 200

const fewInputs = {
  name: 'few-inputs',
  enforce: 'pre' as const,
  transform: (code: string, file: string) =>
    file.endsWith('.test.ts')
      ? code.replaceAll(
          /numRuns: ([\d_]+)/g,
          (_, count: string) => `numRuns: Math.min(${count}, ${MOST_INPUTS})`,
        )
      : undefined,
}

export default defineConfig({
  root: here('../..'),
  plugins: [countOnlyAtFirst, fewInputs],
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    env: { TZ: desktopZone },
    setupFiles: [
      here('../../mocks/src/testing/pin-date.ts'),
      here('../../packages/domain/src/testing/fixed-seed.ts'),
    ],
    provide: { now },
    sequence: { sequencer: ExamplesFirst },
    isolate: false,
    testTimeout: 60_000,
  },
})
