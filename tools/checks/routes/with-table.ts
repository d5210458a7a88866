import type { routeRows } from './route-rows.ts'

type Rows = ReturnType<typeof routeRows>['rows']

const head = '| path | screen | who opens | row |\n|---|---|---|---|\n'

/** Returns docs/routes.md with the table of these rows in place of its own, which ends the page. */
export function withTable(guide: string, rows: Rows): string {
  const [before = ''] = guide.split(head)
  const lines = rows.map(
    ({ path, screen, owner, row }) => `| \`${path}\` | ${screen} | ${owner} | ${row} |\n`,
  )
  return `${before}${head}${lines.join('')}`
}
