// `npm test`: installs what is missing, then hands over to the runner on the pinned Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { pinnedNode, root, toolEnv } from './lib/paths.mjs'

await ensureInstalled()

const main = join(root, 'tools', 'test', 'main.ts')
const runner = spawn(pinnedNode, [main, ...process.argv.slice(2)], {
  cwd: root,
  env: toolEnv(),
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => runner.kill('SIGTERM'))
}
runner.once('exit', (code) => process.exit(code ?? 1))
