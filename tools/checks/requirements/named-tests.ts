/** A test, or a group of tests, whose title names rows: `signs out (D7, G3)`. */
export type NamedTest = { file: string; title: string; rows: readonly string[] }

const row = String.raw`[A-I]\d+a?`
const literal = new RegExp(
  String.raw`(?<quote>['"\x60])(?<title>(?:(?!\k<quote>)[^\n\\]|\\.)*?[ ]\((?<rows>${row}(?:, ${row})*)\)(?:(?!\k<quote>)[^\n\\]|\\.)*)\k<quote>`,
  'g',
)

/** Finds the titles in a test's source that name rows of the requirements in parentheses. */
export function namedTests(file: string, source: string): NamedTest[] {
  return [...source.matchAll(literal)].map(({ groups = {} }) => ({
    file,
    title: groups.title ?? '',
    rows: (groups.rows ?? '').split(', '),
  }))
}
