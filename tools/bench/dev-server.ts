// Starts a dev server with an empty cache, prints its address and runs until it is ended.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from '../lib/paths.mjs'

const server = await createServer({
  root: join(root, 'apps', 'web'),
  cacheDir: mkdtempSync(join(tmpdir(), 'vite-')),
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1' },
})
await server.listen()
process.stdout.write(`${server.resolvedUrls?.local[0] ?? ''}\n`)
