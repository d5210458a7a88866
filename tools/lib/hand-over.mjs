import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root, toolEnv } from './paths.mjs'

/**
 * Installs missing packages, then runs a TypeScript file on the pinned Node with the same arguments, and ends with its
 * exit code.
 * @param {string} file relative to the workspace
 */
export async function handOver(file) {
  await ensureInstalled()
  const program = spawn(pinnedNode, [join(root, file), ...process.argv.slice(2)], {
    cwd: root,
    env: toolEnv(),
    stdio: 'inherit',
  })
  // The program ends its own children; this one waits for it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => program.kill('SIGTERM'))
  }
  program.once('exit', (code) => process.exit(code ?? 1))
}
