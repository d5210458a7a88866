import type { Source } from '../../lib/tracked-files.ts'
import { rowsByPath } from './rows-by-path.ts'

/** A row of docs/routes.md. */
type Row = { path: string; screen: string; owner: string; row: string }

/** The folder of a route file and its owner, in the words and the order of docs/routes.md. */
const owners: Readonly<Record<string, string>> = {
  _public: 'everyone',
  _guest: 'guests',
  _company: 'company',
  _athlete: 'athlete',
  _admin: 'admin',
}

const routeId = /createFileRoute\('\/(?<folder>_\w+)(?<path>\/[^']*)'\)/
const component = /\bcomponent: (?:\(\) => <)?(?<name>\w+)/
const leadsTo = /\bredirect\(\{ to: '(?<path>[^']+)'/

/** Returns a row for every route, by its file and the requirement that names it, and a line for each that none names. */
export function routeRows(
  files: readonly Source[],
  requirements: string,
): { rows: Row[]; unnamed: string[] } {
  const rowOf = rowsByPath(requirements)
  const routes = files.flatMap(({ file, text }) => {
    const { folder = '', path: written = '' } = routeId.exec(text)?.groups ?? {}
    const owner = owners[folder]
    const path = written.replace(/(.)\/$/, '$1')
    return owner === undefined ? [] : [{ file, path, screen: screenIn(text), owner, row: rowOf.get(path) }]
  })
  const order = Object.values(owners)
  const rows = routes
    .map(({ path, screen, owner, row = '' }) => ({ path, screen, owner, row }))
    .toSorted((a, b) => order.indexOf(a.owner) - order.indexOf(b.owner) || (a.path < b.path ? -1 : 1))
  const unnamed = routes.flatMap(({ file, path, row }) =>
    row === undefined
      ? [
          `docs/requirements.md: no row names \`${path}\` of ${file}. Add it to the row of its area (A9 has those below /company), or write one.`,
        ]
      : [],
  )
  return { rows, unnamed }
}

/** Returns what a route shows: the name of its component, or where it leads. */
function screenIn(text: string): string {
  const name = component.exec(text)?.groups?.name
  if (name !== undefined) return `\`${name}\``
  const path = leadsTo.exec(text)?.groups?.path
  return path === undefined ? '' : `leads to \`${path}\``
}
