import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** The packages of this workspace are sources, and fonts have no module: neither can be bundled ahead of time. */
const isSource = (name: string) => name.startsWith('@campo-livre/') || name.startsWith('@fontsource')

/**
 * Returns the libraries that a package's manifest names for the browser. Vite bundles them ahead, so that the first
 * test run does not reload in the middle of a file.
 */
export function browserDependencies(path: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  const named = Object.keys(manifest.dependencies ?? {}).filter((name) => !isSource(name))
  return [...named, 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client']
}
