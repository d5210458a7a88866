import { afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { beginFile, beginTest, endTest } from './used.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The full names of tests that do not run, because their results are kept, by the paths of their files. */
    leftOut: Readonly<Record<string, readonly string[]>>
  }
  interface TaskMeta {
    /** The keys of the gates that the test used, for its result to be kept. */
    used?: readonly string[]
  }
}

const leftOut = inject('leftOut')

beforeAll(beginFile)
// A test that is left out begins and ends like any other: `afterEach` runs for it too.
beforeEach(({ task, skip }) => {
  beginTest()
  const { fullTestName, file } = task
  if (leftOut[file.filepath]?.includes(fullTestName)) skip()
})
afterEach(({ task }) => {
  task.meta.used = endTest()
})
