import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The folder of the lists, out of what is published: `tools/test/journeys` reads it. */
const folder = join(import.meta.dirname, '../../../.cache/test/routes')

/**
 * Writes the routes whose screens each script has, by the name of the script, so that `npm test` can tell what a
 * journey has seen (decision 039), and removes the note of the sources of the last build.
 */
export function noteRoutes(): Plugin {
  let name = ''
  return {
    name: 'note-routes',
    apply: 'build',
    configResolved: ({ build }) => void (name = build.outDir.replace(/^.*\//, '')),
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? [[part.fileName, routesIn(part.moduleIds)] as const] : [],
      )
      mkdirSync(folder, { recursive: true })
      rmSync(join(folder, 'sources.txt'), { force: true })
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(Object.fromEntries(scripts), null, 1))
    },
  }
}

/** Returns the files of the routes whose screens are among some modules. */
const routesIn = (modules: readonly string[]) =>
  modules.flatMap((id) => /\/src\/(routes\/[^?]+)\?tsr-split/.exec(id)?.[1] ?? [])
