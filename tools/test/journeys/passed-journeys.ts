import type { ByTest, Passed } from '../kept/kept-tests.ts'
import type { Used } from '../kept/reach.ts'

/** Journeys in Playwright's JSON report: groups in files, a result for each width. */
type Suite = { title: string; file: string; suites?: readonly Suite[]; specs: readonly Spec[] }
type Spec = { title: string; tests: readonly Test[] }
type Test = { projectName: string; status: string; annotations: readonly Annotation[] }
type Annotation = { type: string; description?: string }
export type JourneysReport = { suites: readonly Suite[]; errors: readonly unknown[] }

const isPassed = (status: string) => status === 'expected'

/** The folder of the journeys. */
export const folder = 'apps/web/e2e'

/**
 * Returns the journeys that passed in files without a failure; none when an error belongs to no file. A journey that its
 * file skips, at a width, does no harm. `usedBy` returns the keys that a journey used, by the requests of its pages
 * (`apps/web/e2e/support/note-requests.ts`).
 */
export function passedJourneys(
  { suites, errors }: JourneysReport,
  usedBy: (asked: readonly string[]) => Used,
): ByTest<Passed> {
  if (errors.length > 0) return {}
  const files = suites.map(
    ({ file, ...suite }) => [`${folder}/${file}`, testsIn({ file, ...suite })] as const,
  )
  const whole = files.filter(([, tests]) =>
    tests.every(({ status }) => isPassed(status) || status === 'skipped'),
  )
  return Object.fromEntries(
    whole.map(([file, tests]) => [
      file,
      Object.fromEntries(
        tests
          .filter(({ status }) => isPassed(status))
          .map(({ name, annotations }) => [name, { tests: 1, used: usedIn(annotations) }]),
      ),
    ]),
  )

  function usedIn(annotations: readonly Annotation[]): Used {
    const asked = annotations.find(({ type }) => type === 'asked')?.description
    return asked === undefined ? null : usedBy(JSON.parse(asked) as string[])
  }
}

const testsIn = ({ title, suites = [], specs }: Suite): (Test & { name: string })[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map((test) => ({ ...test, name: [title, spec.title, test.projectName].join(' > ') })),
  ),
  ...suites.flatMap((suite) => testsIn({ ...suite, title: `${title} > ${suite.title}` })),
]
