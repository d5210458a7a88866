import type { Fault, Run, Subject } from './fault.ts'

/** For a fault that was not run yet. */
const UNTRIED = 'not tried yet'
/** For a fault that no test notices. */
export const NOBODY = '**nobody**'

/** Returns the first part of a cell: the file of the tests, or that it is a check. */
const placeOf = (run: Run) => ('check' in run ? 'a check' : `\`${run.file}\``)

/** Returns `apps/web/….test.tsx: a test (B1)`, escaped for a cell of a table. */
export function noticedBy(run: Run, test: string): string {
  return `${placeOf(run)}: ${test.replaceAll(/[|<*_]/g, String.raw`\$&`)}`
}

const row = /^\| (?<name>.+?) \| `[^`|]+` \| (?<noticed>.+) \|$/gm

/** Reads from the page which test noticed each fault, by the fault's name. */
export function readNoticed(page: string): Map<string, string> {
  const rows = [...page.matchAll(row)]
  return new Map(rows.map(({ groups }) => [groups?.name ?? '', groups?.noticed ?? '']))
}

/** Returns `docs/seeded-faults.md`: every fault and the test that notices it. */
export function pageOf(subjects: readonly Subject[], noticed: ReadonlyMap<string, string>): string {
  const count = subjects.flatMap(({ faults }) => faults).length
  const rowOf = ({ name, file }: Fault) => `| ${name} | \`${file}\` | ${noticed.get(name) ?? UNTRIED} |`
  return [
    '# Seeded faults',
    `What the suite is worth: ${count} small patches make the product wrong, one at a time, and each is noticed by the test beside it. \`pnpm test:seeded\` tries them in a copy of the work tree and fails when one stays green; \`--write\` brings this page up to date ([decision 036](decisions/036-seeded-faults.md)). The patches are in \`tools/seeded/faults\`.`,
    ...subjects.flatMap(({ title, faults }) => [
      `## ${title}`,
      ['| what is wrong | in | noticed by |', '|---|---|---|', ...faults.map(rowOf)].join('\n'),
    ]),
  ]
    .join('\n\n')
    .concat('\n')
}
