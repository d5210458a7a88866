import { countVitest, type VitestReport } from './counts.ts'
import { type Outcome, runRunner } from './step.ts'

type Report = VitestReport & { testResults: FileReport[] }

/** The results of a test file; a story file has one for each look in which it ran. */
export type FileReport = { name: string; status: string; assertionResults: { status: string }[] }

type Ran = { outcome: Outcome; files: readonly FileReport[] }

/** Runs a project of vitest.config.ts, or those of its files with one of the words in their paths. */
export async function runVitest(
  name: string,
  project: string,
  words: readonly string[],
  mayBeNone = false,
): Promise<Ran> {
  let files: readonly FileReport[] = []
  const outcome = await runRunner<Report>({
    name,
    command: (file) => [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(mayBeNone ? ['--passWithNoTests'] : []),
      ...words,
    ],
    count: countVitest,
    mayBeNone,
    onReport: ({ testResults }) => (files = testResults),
  })
  return { outcome, files }
}

/** Returns the same as the work of a step; when words or flags are given there may be no test. */
export function vitest(name: string, project: string, ...words: string[]): () => Promise<Outcome> {
  return async () => (await runVitest(name, project, words, words.length > 0)).outcome
}
