// `npm start`: installs what is missing, then serves the app on the mocks until Ctrl-C.
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { pinnedNode, root, toolEnv } from './lib/paths.mjs'
import { startGroup, stopAllOnSignal } from './lib/processes.mjs'

stopAllOnSignal()
await ensureInstalled()

// The `dev` script of apps/web prints the address. `node --run` starts no package manager.
const app = startGroup([pinnedNode, '--run', 'dev', '--', ...process.argv.slice(2)], {
  cwd: join(root, 'apps', 'web'),
  env: toolEnv(),
  stdio: 'inherit',
})
app.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)))
