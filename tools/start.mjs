// `npm start`: installs what is missing, then serves the app on the mocks until Ctrl-C. With `--server` it serves it on `npm run server`, which it starts with the data of the personas.
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { pinnedNode, root, toolEnv } from './lib/paths.mjs'
import { startGroup, stopAllOnSignal } from './lib/processes.mjs'
import { startServer } from './lib/server-process.mjs'

stopAllOnSignal()
await ensureInstalled()

/** The address of `npm run server` by default. */
const SERVER = 'http://127.0.0.1:4020'
const onServer = process.argv.includes('--server')
const rest = process.argv.slice(2).filter((flag) => flag !== '--server')

if (onServer) startServer(['--seed', '--mailbox']).once('exit', (code) => process.exit(code ?? 1))

// The `dev` script of apps/web prints the address. `node --run` starts no package manager.
const app = startGroup([pinnedNode, '--run', 'dev', '--', ...rest], {
  cwd: join(root, 'apps', 'web'),
  env: { ...toolEnv(), ...(onServer ? { VITE_MOCKS: 'off', API_PROXY: SERVER } : {}) },
  stdio: 'inherit',
})
app.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)))
