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

/** Returns the table of all steps; programs read its last line. Core-seconds are shown where the system tells them. */
export function summary(results: Result[], seconds: number): string {
  const total = sum(results)
  const kept = results.reduce((all, result) => all + (result.kept ?? 0), 0)
  const isMetered = results.some(({ coreSeconds }) => coreSeconds !== undefined)
  const coreSeconds = results.reduce((all, result) => all + (result.coreSeconds ?? 0), 0)
  const row = (name: string, one: Pick<Result, 'kept' | 'coreSeconds'> & Counts, time: number) => [
    name,
    one.kept ? `(${one.kept} kept) ${one.passed}` : String(one.passed),
    String(one.failed),
    String(one.skipped),
    time.toFixed(1),
    ...(isMetered ? [(one.coreSeconds ?? 0).toFixed(1)] : []),
  ]
  return [
    '',
    table([
      ['step', 'passed', 'failed', 'skipped', 'seconds', ...(isMetered ? ['core-seconds'] : [])],
      ...results.map((result) => row(result.name, result, result.seconds)),
      row('in all', { ...total, kept, coreSeconds }, seconds),
    ]),
    '',
    `${total.passed} passed, ${total.failed} failed`,
  ].join('\n')
}
