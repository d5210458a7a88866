import type { Untried } from '@campo-livre/conformance/case.ts'
import type { Report } from '@campo-livre/conformance/report.ts'
import { differing, lastLine } from '@campo-livre/conformance/summary.ts'

/**
 * Returns the report as text: what differs, what is missing, what was not tried, what was left on the server and the
 * advice; the totals come last.
 */
export function printed(report: Report, advice: string | null = null): string {
  const differs = differing(report.results)
  const parts = [
    ...(differs.length > 0 ? [tableOf(differs)] : []),
    ...report.missing.map((call) => `missing: ${call}`),
    ...counted(
      'not tried',
      report.left,
      ({ reason }) => reason,
      callOf,
      ({ cases }) => cases,
    ),
    ...counted(
      'stays',
      report.remains,
      ({ what }) => what,
      ({ which }) => which,
    ),
    ...(advice === null ? [] : [`\n${advice}`]),
    lastLine(report),
  ]
  return `${parts.join('\n')}\n`
}

const callOf = ({ call, kind }: Untried) => (kind === 'all' ? call : `${call} (${kind})`)

function tableOf(differs: Report['results']): string {
  const rows = differs.map((each) => [each.call, `${each.kind}: ${each.case}`, each.expected, each.got])
  const all = [['call', 'case', 'expected', 'got'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return `${all.map((row) => line(row).trimEnd()).join('\n')}\n`
}

/** Groups and counts: `not tried, 3: no login: admin (GET /admin/users, …)`. */
function counted<T>(
  title: string,
  things: readonly T[],
  groupOf: (thing: T) => string,
  nameOf: (thing: T) => string,
  countOf: (thing: T) => number = () => 1,
): string[] {
  const groups = Map.groupBy(things, groupOf)
  return [...groups].map(([name, all]) => {
    const names = [...new Set(all.map(nameOf))]
    const more = names.length > SHOWN ? ', …' : ''
    const sum = all.reduce((so, each) => so + countOf(each), 0)
    return `${title}, ${sum.toLocaleString('en')}: ${name} (${names.slice(0, SHOWN).join(', ')}${more})`
  })
}
const SHOWN = 3
