import { countVitest, type VitestReport } from './counts.ts'
import { type Outcome, runRunner } from './step.ts'

type Report = VitestReport & { testResults: FileReport[] }

/** The result of a test; `meta` has what it used of what is gated (`mocks/src/testing/note-use.ts`). */
export type TestReport = {
  status: string
  ancestorTitles: readonly string[]
  title: string
  meta?: { used?: readonly string[] }
}

/** The results of a test file; a story file has one for each look in which it ran. */
export type FileReport = { name: string; status: string; assertionResults: readonly TestReport[] }

/** After so many failures a run of pages ends: each may have waited for its whole limit, in a page that answers nobody. */
const MOST_FAILURES = 30

type Ran = { outcome: Outcome; files: readonly FileReport[] }

type Options = {
  /** True when there may be no test. */
  mayBeNone?: boolean
  /** The list of tests that are left out, because their results are kept. */
  leftOut?: string
}

/** Runs projects of vitest.config.ts, or those of their files with one of the words in their paths. */
export async function runVitest(
  name: string,
  projects: readonly string[],
  words: readonly string[],
  { mayBeNone = false, leftOut }: Options = {},
): Promise<Ran> {
  let files: readonly FileReport[] = []
  const outcome = await runRunner<Report>({
    name,
    command: (file) => [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(projects.includes('node') ? [] : [`--bail=${MOST_FAILURES}`]),
      ...(mayBeNone ? ['--passWithNoTests'] : []),
      ...words,
    ],
    ...(leftOut === undefined ? {} : { env: () => ({ TESTS_LEFT_OUT: leftOut }) }),
    count: countVitest,
    mayBeNone,
    onReport: ({ testResults }) => (files = testResults),
  })
  return { outcome, files }
}

/** Returns the same as the work of a step; when words or flags are given there may be no test. */
export function vitest(
  name: string,
  projects: readonly string[],
  ...words: string[]
): () => Promise<Outcome> {
  return async () => (await runVitest(name, projects, words, { mayBeNone: words.length > 0 })).outcome
}
