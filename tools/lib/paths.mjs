import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The workspace's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const binaries = join(root, 'node_modules', '.bin')

/** The command of the package manager, in the version that wrote the lockfile; needs only npm. */
export const pnpm = ['npx', '--yes', 'pnpm@12.21.0']

/** The Node that the workspace pins; exists once the packages are installed. */
export const pinnedNode = join(binaries, 'node')

/**
 * Returns the environment for the workspace's tools: its own programs, the pinned Node among them, come first in PATH.
 * @param {Record<string, string>} [extra]
 */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
})
