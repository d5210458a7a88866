import type { Source } from '../../lib/tracked-files.ts'
import { resolveImport } from '../stories/paths.ts'
import { readRoute } from '../stories/read-components.ts'
import { readModule } from '../stories/read-module.ts'

const routeFile = /^apps\/web\/src\/routes\//
const ours = /^apps\/web\/src\/.*\.tsx$/
const title = /<title>|<PageMetadata\b/

/** The screen of every address without a route. */
const notFound = { file: 'apps/web/src/shell/failures/not-found-screen.tsx', path: 'any other address' }

/**
 * Returns a line for every screen with a route that sets no title, neither itself nor in a component of it, with the
 * fix.
 */
export function findUntitled(sources: readonly Source[]): string[] {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const screens = sources
    .filter(({ file }) => routeFile.test(file))
    .flatMap(({ file, text }) => {
      const route = readRoute(file, text)
      if (!route) return []
      const [shown] = route.shows
      return [{ file: (shown && resolveImport(shown.from, file)) ?? file, path: route.path }]
    })
  return [...screens, notFound]
    .filter(({ file }) => ![...partsOf(file, texts)].some((part) => title.test(texts.get(part) ?? '')))
    .map(
      ({ file, path }) =>
        `${file}: the screen of ${path} gives the tab no title. Begin it with <title>{pageTitle('…')}</title> (apps/web/src/lib/metadata/page-title.ts), or with <PageMetadata facts={…} /> when search engines shall find it (A15).`,
    )
}

/** Returns a file and all of the app's files that it imports, directly or not. */
function partsOf(file: string, texts: ReadonlyMap<string, string>, known = new Set<string>()): Set<string> {
  const text = texts.get(file)
  if (text === undefined || known.has(file)) return known
  known.add(file)
  for (const { from } of readModule(file, text).imports) {
    const part = resolveImport(from, file)
    if (part !== null && ours.test(part) && !routeFile.test(part)) partsOf(part, texts, known)
  }
  return known
}
