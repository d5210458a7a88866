import type { NamedTest } from './named-tests.ts'

/** A row of the document: `- **D7** Signing out …`, followed by its tests, indented. */
const rowLine = /^- \*\*(?<id>[A-I]\d+a?)\*\* /

/** Returns the document with the tests of every row listed below it, sorted by file, in place of the old lists. */
export function fillIn(document: string, tests: readonly NamedTest[]): string {
  const lines = document.split('\n').filter((line) => !/^ {2}- /.test(line))
  return lines.flatMap((line) => [line, ...testLines(rowLine.exec(line)?.groups?.id, tests)]).join('\n')
}

function testLines(id: string | undefined, tests: readonly NamedTest[]): string[] {
  if (id === undefined) return []
  const own = tests.filter(({ rows }) => rows.includes(id))
  const lines = own.map(({ file, title }) => `  - \`${file}\`: ${title}`)
  return [...new Set(lines)].toSorted()
}

/** Returns a sentence for each row that the document lacks and for each row without a test. */
export function gapsOf(document: string, ids: readonly string[], tests: readonly NamedTest[]): string[] {
  const written = new Set(document.split('\n').map((line) => rowLine.exec(line)?.groups?.id))
  const tested = new Set(tests.flatMap(({ rows }) => rows))
  return ids.flatMap((id) => [
    ...(written.has(id) ? [] : [`${id} is not in docs/requirements.md`]),
    ...(tested.has(id) ? [] : [`${id} has no test: put (${id}) into the title of one that proves it`]),
  ])
}
