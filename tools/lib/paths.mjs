import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The workspace's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const binaries = join(root, 'node_modules', '.bin')

/** The package manager, by the one version that wrote the lockfile; it needs nothing but npm. */
export const pnpm = ['npx', '--yes', 'pnpm@12.21.0']

/** The Node that the workspace pins; there once the packages are installed. */
export const pinnedNode = join(binaries, 'node')

/**
 * The environment for every tool of the workspace: its own programs first on the path, the pinned Node among them.
 * @param {Record<string, string>} [extra]
 */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
})
