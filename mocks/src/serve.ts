import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { createBackend } from './backend.ts'
import { fromCase } from './cases/from-case.ts'
import { openCase } from './cases/open-case.ts'
import { dialectNames } from './dialects/dialect-name.ts'
import { createNodeListener } from './http/node-listener.ts'
import { seedOf } from './scenarios/seed-of.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    dialect: { type: 'string', default: 'seed' },
    app: { type: 'string', default: 'http://localhost:5173' },
    case: { type: 'string' },
  },
})
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port must be a number from 0 to 65535, not "${values.port}".`)
  process.exit(1)
}

const dialect = dialectNames.find((name) => name === values.dialect)
if (!dialect) {
  console.error(`--dialect must be one of ${dialectNames.join(', ')}, not "${values.dialect}".`)
  process.exit(1)
}

if (!URL.canParse(values.app) || !/^https?:/.test(values.app)) {
  console.error(`--app must be the address of the app, such as http://localhost:5173, not "${values.app}".`)
  process.exit(1)
}

const backend = await createBackend({ seed: seedOf })
backend.db.settings.dialect = dialect
backend.db.settings.appUrl = new URL(values.app).origin
if (values.case !== undefined) {
  try {
    const { token } = await openCase(backend.db, (await fromCase(values.case)).case)
    process.stdout.write(`Case ${values.case} is open${token === null ? '' : `, its token is ${token}`}.\n`)
  } catch (error) {
    console.error(`--case ${values.case}: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}
const server = createServer(createNodeListener(backend))

server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE'
  console.error(busy ? `Port ${port} is in use. Choose another one with --port.` : error.message)
  process.exit(1)
})
server.listen(port, values.host, () => {
  const address = server.address()
  const at = typeof address === 'object' && address ? address.port : port
  const origin = `http://${values.host}:${at}`
  process.stdout.write(`Mock backend at ${origin}/api (controls at /__mock). Ctrl-C stops it.\n`)
  process.stdout.write(
    `Mailbox at ${origin}/__mock/mailbox, its links lead to ${backend.db.settings.appUrl}.\n`,
  )
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
}
