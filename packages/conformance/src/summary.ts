import { type Kind, kinds, type Result } from './case.ts'
import type { Report } from './report.ts'

const count = (number: number) => number.toLocaleString('en')

/** `62 calls, 1,034 of at least 1,046 cases tried, 0 differ, 12 not tried`. */
export function lastLine({ calls, results, left, missing }: Report): string {
  const untried = left.reduce((sum, { cases }) => sum + cases, 0)
  const parts = [
    `${count(calls)} ${calls === 1 ? 'call' : 'calls'}`,
    `${count(results.length)} of ${left.some(({ kind }) => kind === 'all') ? 'at least ' : ''}${count(results.length + untried)} cases tried`,
    `${count(differing(results).length)} differ`,
    ...(missing.length > 0 ? [`${count(missing.length)} missing`] : []),
    `${count(untried)} not tried`,
  ]
  return parts.join(', ')
}

export const differing = (results: readonly Result[]) => results.filter(({ ok }) => !ok)

/** Counts the cases of each kind, in the order in which they are tried. */
export function byKind({ results }: Report): { kind: Kind; cases: number; differ: number }[] {
  return kinds.map((kind) => {
    const own = results.filter((result) => result.kind === kind)
    return { kind, cases: own.length, differ: differing(own).length }
  })
}
