import type { Source } from '../../lib/tracked-files.ts'

/** The folder of a route file and its owner, in the words of docs/routes.md. */
const owners: Readonly<Record<string, string>> = {
  _public: 'everyone',
  _guest: 'guests',
  _athlete: 'athlete',
  _company: 'company',
  _admin: 'admin',
}

const routeId = /createFileRoute\('\/(?<folder>_\w+)(?<path>\/[^']*)'\)/
const row = /^\| `(?<path>\/[^`]*)` \|[^|]*\| (?<owner>everyone|guests|athlete|company|admin) \|/gm

/** Returns a line for every route without a row in the guide and every row without a route, with the fix. */
export function compareRoutes(files: readonly Source[], guide: string): string[] {
  const routes = files.flatMap(({ file, text }) => {
    const { folder = '', path = '' } = routeId.exec(text)?.groups ?? {}
    const owner = owners[folder]
    return owner === undefined ? [] : [{ file, path: path.replace(/(.)\/$/, '$1'), owner }]
  })
  const rows = [...guide.matchAll(row)].map(({ groups }) => ({
    path: groups?.path ?? '',
    owner: groups?.owner ?? '',
  }))
  const ownerOf = new Map(rows.map(({ path, owner }) => [path, owner]))
  return [
    ...routes
      .filter(({ path }) => !ownerOf.has(path))
      .map(
        ({ file, path, owner }) =>
          `docs/routes.md: add the row | \`${path}\` | … | ${owner} | … | for ${file}: its screen in a few words, its row of docs/requirements.md.`,
      ),
    ...routes
      .filter(({ path, owner }) => ownerOf.has(path) && ownerOf.get(path) !== owner)
      .map(
        ({ file, path, owner }) =>
          `docs/routes.md: the row of \`${path}\` says ${ownerOf.get(path)}, and ${file} stands where it is for ${owner}. Change the row, or move the file.`,
      ),
    ...rows
      .filter(({ path }) => !routes.some((route) => route.path === path))
      .map(
        ({ path }) =>
          `docs/routes.md: take out the row of \`${path}\`, which is no file of apps/web/src/routes.`,
      ),
  ]
}
