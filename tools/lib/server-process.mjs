import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pinnedNode, root, toolEnv } from './paths.mjs'

/**
 * Starts the server with these options. It ends by itself when it is told to, after its last answer and with its
 * PostgreSQL: it is never killed.
 * @param {string[]} options
 */
export function startServer(options) {
  const server = spawn(pinnedNode, [join('apps', 'server', 'src', 'main.ts'), ...options], {
    cwd: root,
    env: toolEnv(),
    stdio: 'inherit',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  return server
}
