// `npm run server`: installs what is missing, then runs the backend on PostgreSQL until Ctrl-C.
import { ensureInstalled } from './lib/install.mjs'
import { startServer } from './lib/server-process.mjs'

await ensureInstalled()
startServer(process.argv.slice(2)).once('exit', (code) => process.exit(code ?? 1))
