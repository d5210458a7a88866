import type { Fault, Run, Subject } from './fault.ts'

/** Of whom nobody has been asked yet. */
const UNTRIED = 'not tried yet'
/** The whole suite stayed green. */
export const NOBODY = '**nobody**'

/** What is asked, as it stands in a row: the file of the tests, or where the checks are. */
const placeOf = (run: Run) => ('check' in run ? 'a check' : `\`${run.file}\``)

/** `apps/web/….test.tsx: a test (B1)`, safe in the cell of a table. */
export function noticedBy(run: Run, test: string): string {
  return `${placeOf(run)}: ${test.replaceAll(/[|<*_]/g, String.raw`\$&`)}`
}

const row = /^\| (?<name>.+?) \| `[^`|]+` \| (?<noticed>.+) \|$/gm

/** Fault → who noticed, as the page has it. */
export function readNoticed(page: string): Map<string, string> {
  const rows = [...page.matchAll(row)]
  return new Map(rows.map(({ groups }) => [groups?.name ?? '', groups?.noticed ?? '']))
}

/** `docs/seeded-faults.md`: every fault and who noticed it. */
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
