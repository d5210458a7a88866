import { createServer } from 'node:http'
import { createBackend } from './backend.ts'
import { fromCase } from './cases/from-case.ts'
import { openCase } from './cases/open-case.ts'
import { createNodeListener } from './serve/node-listener.ts'
import { seedOf } from './scenarios/seed-of.ts'
import { readServeOptions } from './serve/read-options.ts'
import { applySituation } from './situations/apply-situation.ts'

function giveUp(sentence: string, code: 1 | 2 = 1): never {
  console.error(sentence)
  process.exit(code)
}
const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const read = readServeOptions(process.argv.slice(2))
if ('usage' in read) {
  process.stdout.write(`${read.usage}\n`)
  process.exit(0)
}
const { port, host, app, situation, case: file } = 'options' in read ? read.options : giveUp(read.problem, 2)

const backend = await createBackend({ seed: seedOf })
backend.db.settings.appUrl = app
try {
  const token = await applySituation(backend.db, situation)
  if (token !== null)
    process.stdout.write(`Signed in as ${situation.persona ?? 'nobody'}, the token is ${token}.\n`)
} catch (error) {
  giveUp(`That situation is refused: ${sentenceOf(error)}`)
}
if (file !== undefined) {
  try {
    const { token } = await openCase(backend.db, (await fromCase(file)).case)
    process.stdout.write(`Case ${file} is open${token === null ? '' : `, its token is ${token}`}.\n`)
  } catch (error) {
    giveUp(`--case ${file}: ${sentenceOf(error)}`)
  }
}
const server = createServer(createNodeListener(backend))

server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE'
  giveUp(busy ? `Port ${port} is in use. Choose another one with --port.` : error.message)
})
server.listen(port, host, () => {
  const address = server.address()
  const at = typeof address === 'object' && address ? address.port : port
  const origin = `http://${host}:${at}`
  process.stdout.write(`Mock backend at ${origin}/api (controls at /__mock). Ctrl-C stops it.\n`)
  process.stdout.write(`Mailbox at ${origin}/__mock/mailbox, its links lead to ${app}.\n`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
}
