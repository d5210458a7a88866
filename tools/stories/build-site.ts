import { delimiter, join } from 'node:path'
import { pnpm, root } from '../lib/paths.mjs'
import { run } from '../lib/processes.mjs'

/** Runs a command in a workspace with its own programs; throws with the end of its output when it fails. */
async function runIn(workspace: string, command: string[]): Promise<void> {
  const binaries = join(workspace, 'node_modules', '.bin')
  const env = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` }
  const { code, output } = await run(command, { cwd: workspace, env })
  if (code !== 0) throw new Error(`${command.join(' ')} failed in ${workspace}:\n${output.slice(-4000)}`)
}

/** Builds the static Storybook of a workspace into `site`. */
export function buildSite(workspace: string, site: string): Promise<void> {
  return runIn(workspace, ['storybook', 'build', '--quiet', '--disable-telemetry', '--output-dir', site])
}

/** Checks a revision out into `workspace` and installs its packages. `forget` removes it. */
export async function checkOut(revision: string, workspace: string): Promise<void> {
  await runIn(root, ['git', 'worktree', 'add', '--quiet', '--detach', workspace, revision])
  await runIn(workspace, [...pnpm, 'install', '--frozen-lockfile', '--prefer-offline'])
}
