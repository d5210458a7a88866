import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Our own packages are sources; these have no module to bundle ahead of time. */
const isSource = (name: string) => name.startsWith('@campo-livre/') || name.startsWith('@fontsource')

/**
 * The libraries that code in the browser uses, by the manifests of the packages. Bundled ahead by Vite, so that the
 * first test run does not reload in the middle of a file.
 */
export function browserDependencies(...packages: string[]): string[] {
  const named = packages.flatMap((path) => {
    const manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as {
      name: string
      dependencies?: Record<string, string>
    }
    return Object.keys(manifest.dependencies ?? {}).filter((name) => !isSource(name))
  })
  return [...new Set([...named, 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'])]
}
