import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readFirstScreen, withImports } from './first-screen.ts'

/**
 * Returns the scripts of the screen in whose own module these words stand, without those that every screen behind a
 * login loads. Throws unless the words stand in one module alone.
 */
export function readOwnScripts(dist: string, words: string): string[] {
  const files = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  const modules = files.map((file) => ({
    file: `assets/${file}`,
    code: readFileSync(join(dist, 'assets', file), 'utf8'),
  }))
  const named = modules.filter(({ code }) => code.includes(words))
  const [screen] = named
  if (screen === undefined || named.length > 1)
    throw new Error(`“${words}” stands in ${named.length} modules, not in one`)
  // The routes are in the code of the start and in what the screens share.
  const start = readFirstScreen(dist).scripts
  const others = modules
    .filter(({ file }) => start.includes(file) || isShared(file))
    .flatMap(({ code }) => loadedLater(code))
    .filter((file) => !isShared(file))
    .map((file) => withImports(dist, [file]))
    .filter((scripts) => scripts.some(isShared))
  return withImports(dist, [screen.file]).filter((file) => !others.every((scripts) => scripts.includes(file)))
}

/** Returns whether a module is what the screens behind a login share (`apps/web/vite.config.ts`). */
function isShared(file: string): boolean {
  return basename(file).startsWith('areas-')
}

/** Returns the files that a built module imports when they are needed. */
function loadedLater(code: string): string[] {
  return [...code.matchAll(/\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, file]) => `assets/${file}`)
}
