import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../lib/paths.mjs'
import { callList, routeTree } from '../kept/gates.ts'
import type { Reach } from '../kept/reach.ts'
import type { Usable } from './used-by.ts'

/** Reads what a build has noted of its scripts (`apps/web/vite/note-routes.ts`), and the list of all calls. */
export function readUsable(reach: (files: readonly string[], used: readonly string[]) => Reach): Usable {
  const lists = globSync('.cache/test/routes/*.json', { cwd: root }).map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string[]>,
  )
  const noted = Object.entries(Object.assign({}, ...lists) as Record<string, string[]>)
  const scripts = noted.map(([script, routes]) => [script, routes.flatMap(keysOf)] as const)
  const apart = new Set(scripts.flatMap(([, keys]) => keys))
  return {
    scripts: Object.fromEntries(scripts),
    calls: [...reach([callList], []).closed],
    always: [...reach([routeTree], []).closed].filter((key) => !apart.has(key)),
  }

  /** Returns the key of a route by its file: the gates of that file have it. */
  function keysOf(route: string): readonly string[] {
    return [...reach([`apps/web/src/${route}`], []).closed]
  }
}
