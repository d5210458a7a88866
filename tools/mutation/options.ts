import { availableParallelism } from 'node:os'
import type { PartialStrykerOptions } from '@stryker-mutator/api/core'

const room = 'packages/domain/src'

/**
 * Returns the options of Stryker. `within`: the file or folder whose mutants are tried.
 *
 * Texts are left as they are: nearly all are Portuguese sentences, which no test should repeat, and a wrong key or code
 * does not pass the types. So are objects without their entries: the types of a schema and of a table of labels tell.
 */
export const strykerOptions = (within: string): PartialStrykerOptions => ({
  mutate: [
    within.endsWith('.ts') ? within : `${within}/**/*.ts`,
    `!${room}/**/*.{test,bench}.ts`,
    `!${room}/**/testing/**`,
  ],
  mutator: { plugins: null, excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
  testRunner: 'vitest',
  // Forks, as a thread cannot change the zone of its process.
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: true, pool: 'forks' },
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/types-checker.ts'],
  checkers: ['types'],
  coverageAnalysis: 'perTest',
  concurrency: availableParallelism(),
  // Beside one and a half times what the tests take without a mutant: a busy machine kills none.
  timeoutMS: 20_000,
  disableTypeChecks: false,
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
  allowConsoleColors: process.stdout.isTTY,
  tempDirName: '.cache/mutation/sandbox',
  // Only what the tests of the domain need is copied.
  ignorePatterns: [
    '/**',
    '!/package.json',
    '!/tsconfig.base.json',
    '!/packages/domain/**',
    '!/mocks/src/testing/**',
    '!/tools/lib/**',
    '!/tools/mutation/**',
    'node_modules',
  ],
})
