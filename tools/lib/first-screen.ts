import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** The files that the browser fetches for the first screen, by kind, relative to the build. */
export type FirstScreen = { scripts: string[]; styles: string[] }

const tag = /<(script|link)\b[^>]*>/g
const attribute = (html: string, name: string) => html.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1]

/** Returns the files that a page names: its scripts, the modules it preloads, its stylesheets. */
export function firstScreenOf(html: string): FirstScreen {
  const tags = [...html.matchAll(tag)].map(([text]) => text)
  const local = (path: string | undefined) => (path?.startsWith('/') ? [path.slice(1)] : [])
  const links = (rel: string) =>
    tags.filter((text) => attribute(text, 'rel') === rel).flatMap((text) => local(attribute(text, 'href')))
  const scripts = tags
    .filter((text) => text.startsWith('<script'))
    .flatMap((text) => local(attribute(text, 'src')))
  // Prerendered pages name in `data-` attributes the files that a script loads after the first paint.
  const told = (kind: string) =>
    tags.flatMap((text) => (attribute(text, `data-${kind}`) ?? '').split(' ').flatMap(local))
  return {
    scripts: [...new Set([...scripts, ...links('modulepreload'), ...told('code'), ...told('run')])],
    styles: [...new Set([...links('stylesheet'), ...told('style')])],
  }
}

/** Returns the file names of the static imports in a built module. */
const importsOf = (code: string) =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)].flatMap((match) => match[1] ?? [])

/** Reads the first screen of a build on disk, or of another page in it, with the scripts' imports. */
export function readFirstScreen(dist: string, page = 'index.html'): FirstScreen {
  const { scripts, styles } = firstScreenOf(readFileSync(join(dist, page), 'utf8'))
  return { scripts: withImports(dist, scripts), styles }
}

/**
 * Returns the files that `app.html` preloads for addresses with this beginning, in addition to the first screen's.
 */
export function readAhead(dist: string, address: string): FirstScreen {
  const tags = readFileSync(join(dist, 'app.html'), 'utf8').match(tag) ?? []
  const files = tags
    .filter((text) => attribute(text, 'data-ahead') === address)
    .flatMap((text) => (attribute(text, 'href') ?? '').slice(1))
  const { scripts: first } = readFirstScreen(dist)
  const scripts = withImports(
    dist,
    files.filter((file) => file.endsWith('.js')),
  )
  return {
    scripts: scripts.filter((file) => !first.includes(file)),
    styles: files.filter((file) => file.endsWith('.css')),
  }
}

/** Returns scripts with all that they import, in turn, before they run. */
function withImports(dist: string, scripts: readonly string[]): string[] {
  const all = new Set(scripts)
  // The loop also visits the items that it adds.
  for (const script of all) {
    const code = readFileSync(join(dist, script), 'utf8')
    for (const imported of importsOf(code)) all.add(posix.join(posix.dirname(script), imported))
  }
  return [...all]
}
