// `npm run server`: installs what is missing, then runs the backend on PostgreSQL until Ctrl-C.
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { pinnedNode, root, toolEnv } from './lib/paths.mjs'
import { startGroup, stopAllOnSignal } from './lib/processes.mjs'

stopAllOnSignal()
await ensureInstalled()

const server = startGroup([pinnedNode, join('apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: toolEnv(),
  stdio: 'inherit',
})
server.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)))
