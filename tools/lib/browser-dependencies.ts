import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Our own packages are sources; these have no module to bundle ahead of time. */
const isSource = (name: string) => name.startsWith('@campo-livre/') || name.startsWith('@fontsource')

/**
 * The libraries that code in the browser uses, by the manifest of a package. Bundled ahead by Vite, so that the first
 * test run does not reload in the middle of a file.
 */
export function browserDependencies(path: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  const named = Object.keys(manifest.dependencies ?? {}).filter((name) => !isSource(name))
  return [...named, 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client']
}
