/** One file of tests: all of its tests, or those with these words in their names. */
export type TestRun = {
  project: 'node' | 'browser' | 'sweep' | 'storybook' | 'storybook-main'
  file: string
  named?: string
}
/** The run that has to notice a fault: tests, or a check by its title. */
export type Run = TestRun | { check: string }

/** A small patch that makes the product wrong, and the run that has to notice it. */
export type Fault = {
  /** The defect, as a sentence without its full stop. */
  name: string
  file: string
  /** A text that occurs exactly once in the file. */
  find: string
  replace: string
  run: Run
}

/** The faults of one part of the product. */
export type Subject = { title: string; faults: readonly Fault[] }

export const unit = (file: string, named?: string): Run => ({
  project: 'node',
  file,
  ...(named === undefined ? {} : { named }),
})
export const browser = (file: string, named?: string): Run => ({
  project: file.includes('.sweep.') ? 'sweep' : 'browser',
  file,
  ...(named === undefined ? {} : { named }),
})
export const stories = (file: string): Run => ({ project: 'storybook', file })
export const check = (title: string): Run => ({ check: title })
