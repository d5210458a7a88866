import { type Counts, sum } from './counts.ts'
import type { Result } from './schedule.ts'

/** Returns the lines of a table with texts in the first column and numbers in the others. */
export function table(rows: string[][]): string {
  const columns = rows[0]?.length ?? 0
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(pad).join('  ')).join('\n')
}

/** Returns the text printed when a step ends: one line, and its output if it failed. */
export function describe({ name, passed, failed, kept = 0, seconds, output }: Result): string {
  const told = `${passed} passed${kept ? ` (${kept} kept)` : ''}${failed ? `, ${failed} failed` : ''}`
  const line = `${failed ? '✗' : '✓'} ${name}: ${told} (${seconds.toFixed(1)} s)`
  return failed ? `${line}\n${output.trimEnd()}\n` : line
}

/**
 * Returns the table of all steps; programs read its last line. `coreSeconds` is the time of all processors together; null
 * where the system does not tell.
 */
export function summary(results: Result[], seconds: number, coreSeconds: number | null = null): string {
  const total = sum(results)
  const kept = results.reduce((all, result) => all + (result.kept ?? 0), 0)
  const row = (name: string, one: Counts & { kept?: number }, time: number) => [
    name,
    one.kept ? `(${one.kept} kept) ${one.passed}` : String(one.passed),
    String(one.failed),
    String(one.skipped),
    time.toFixed(1),
  ]
  return [
    '',
    table([
      ['step', 'passed', 'failed', 'skipped', 'seconds'],
      ...results.map((result) => row(result.name, result, result.seconds)),
      row('in all', { ...total, kept }, seconds),
    ]),
    '',
    ...(coreSeconds === null ? [] : [`${coreSeconds.toFixed(0)} core-seconds`, '']),
    `${total.passed} passed, ${total.failed} failed`,
  ].join('\n')
}
