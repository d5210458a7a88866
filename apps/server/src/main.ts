// `npm run server`: the backend on PostgreSQL, until Ctrl-C. `--help` lists the settings.
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { serve } from '@hono/node-server'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { pino } from 'pino'
import { backUp, restore } from './backup/backup.ts'
import { machineClock } from './clock.ts'
import { setSite } from '@campo-livre/backend/ports/site.ts'
import { acquirer } from './cards/acquirer.ts'
import { noCards } from './cards/bank-of-call.ts'
import { createTestCardBank } from './cards/test-bank.ts'
import { startCards } from './cards/work-cards.ts'
import { readConfig } from './config.ts'
import { folderStore } from './files/folder-store.ts'
import { keptIn } from './files/kept-files.ts'
import { s3Store } from './files/s3-store.ts'
import { signingBy } from './files/signed-address.ts'
import { startFiles } from './files/work-files.ts'
import { createApp } from './http/app.ts'
import { lookBack } from './jobs/look-back.ts'
import { startWorker } from './jobs/worker.ts'
import { createLimits } from './limits/limits.ts'
import { smtpPost } from './mails/post.ts'
import { startMails } from './mails/send-mails.ts'
import { startLive } from './live/live.ts'
import { createMetrics } from './metrics.ts'
import { scryptPasswords } from './passwords.ts'
import { bcbPix } from './pix/bcb-pix.ts'
import { createTestBank } from './pix/test-bank.ts'
import { startPix } from './pix/work-pix.ts'
import { startPostgres } from './postgres/start-postgres.ts'
import { keyFor, keyIn, keepSecretsBy } from './secrets/secret-key.ts'
import { migrate } from './store/migrate.ts'
import { isEmpty, layOut } from './store/seed.ts'
import { connect } from './store/sql.ts'

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
const read = readConfig(process.argv.slice(2), process.env)
if ('usage' in read) {
  say(read.usage)
  process.exit(0)
}
if ('problems' in read) {
  for (const problem of read.problems) console.error(problem)
  process.exit(2)
}
const { config } = read

const giveUp = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
const own = config.databaseUrl === null ? await startPostgres(config.dataFolder).catch(giveUp) : null
if (own) say(`PostgreSQL runs on ${config.dataFolder}.`)
const databaseUrl = own?.url ?? config.databaseUrl ?? ''
if (config.copy) {
  const { kind, file } = config.copy
  // A bucket has a backup of its own.
  const folder = 'folder' in config.files ? folderStore(config.files.folder) : null
  const done = kind === 'backup' ? backUp(databaseUrl, file, folder) : restore(databaseUrl, file, folder)
  const rows = await done.catch(giveUp)
  say(kind === 'backup' ? `${rows} rows are in ${file}.` : `${rows} rows of ${file} are in the database.`)
  if (kind === 'restore' && folder === null)
    say('Pictures and receipts of the backup are not put into the bucket of FILES_S3_URL: copy them there.')
  // A server that runs on it goes on.
  if (own?.found === false) await own.stop()
  process.exit(0)
}
const sql = connect(databaseUrl, config.connections)
const ran = await migrate(sql).catch(giveUp)
if (ran.length > 0) say(`Migrated: ${ran.join(', ')}.`)

const keyFile = join(dirname(config.dataFolder), 'secret.key')
const secretKey = config.secretKey ?? keyIn(keyFile)
keepSecretsBy(secretKey)
const store = 's3' in config.files ? s3Store(config.files.s3) : folderStore(config.files.folder)
const signing = signingBy(keyFor(secretKey, 'addresses of files'))
setSite(config.appUrl)
if (config.secretKey === null && config.databaseUrl !== null)
  say(`SECRET_KEY is not set: the key is in ${keyFile}, and other processes need the same.`)

const clock = machineClock
if (config.seed) {
  const empty = await isEmpty(sql)
  if (empty) await layOut(sql, await seedOf(clock.now(), 'normal'), clock.now(), scryptPasswords)
  say(empty ? 'The data of the personas is laid out.' : 'The database has data already: nothing is laid out.')
}

const log = pino({ level: config.logLevel })
const metrics = createMetrics()
const [first] = await sql.ask('select min(run_at) as at from migrations')
// Whoever builds the app has banks to try with: of cards at /bank, of Pix at /psp.
const ownOrigin = `http://127.0.0.1:${config.port}`
const testCards =
  config.mailbox && config.cards === null ? testCardBankAt(ownOrigin, config.allowedOrigins) : null
const cardsConfig = config.cards ?? testCards?.config ?? null
const cards = cardsConfig && acquirer(cardsConfig)
if (!cards) {
  say('Nobody takes cards: CARDS_URL names a bank.')
  const [owed] = await sql.ask("select count(*) as count from card_refunds where status = 'waiting'")
  if (Number(owed?.count) > 0)
    log.warn({ refunds: Number(owed?.count) }, 'money waits to go back on cards, and CARDS_URL names no bank')
}
const world = {
  sql,
  clock,
  bank: noCards,
  cards,
  cardsSilent: (reason: string) => {
    metrics.card('silent')
    log.warn({ reason }, 'the bank of cards tells nothing of a card')
  },
  passwords: scryptPasswords,
  files: keptIn(store, signing),
  get startedAt() {
    return lookBack(String(first?.at), clock.now())
  },
}
const { allowedOrigins, mailbox, trustedProxies, smtpUrl, mailFrom, appUrl } = config
const failed = (code: string) => log.warn({ code }, 'the post refused')
const post = smtpUrl === null ? null : smtpPost({ url: smtpUrl, from: mailFrom, failed })
if (!post) say('Nobody sends mails: they stay in the table mails. SMTP_URL sends them.')
// Whoever builds the app tries more in a minute than a person does.
const limits = mailbox ? null : createLimits({ sql, clock, callsPerMinute: config.callsPerMinute })
const testPix = mailbox && config.pix === null ? testBankAt(ownOrigin) : null
const pixConfig = config.pix ?? testPix?.config ?? null
const bank = testPix?.bank ?? null
if (!pixConfig) say('Nobody confirms a Pix: PIX_URL names a bank.')
const live = await startLive({ sql, clock, log })
const app = createApp({
  world,
  log,
  metrics,
  allowedOrigins,
  limits,
  trustedProxies,
  mailbox,
  pixSecret: pixConfig?.webhookSecret ?? null,
  testBank: bank?.app ?? null,
  cardsSecret: cardsConfig?.webhookSecret ?? null,
  testCardBank: testCards?.bank.app ?? null,
  live,
  served: { store, signing },
  publicUrl: config.publicUrl,
})
const workers = [
  startWorker({ world, log, metrics }),
  startFiles({ world, store, log }),
  ...(pixConfig
    ? [startPix({ world, pix: bcbPix(pixConfig, clock), key: pixConfig.key, log, metrics })]
    : []),
  ...(cards ? [startCards({ world, bank: cards, log, metrics })] : []),
  ...(post ? [startMails({ sql, clock, post, appUrl, log, metrics })] : []),
]
const server = serve(
  { fetch: app.fetch, hostname: config.host, port: config.port, overrideGlobalObjects: false },
  ({ port }) => say(`Campo Livre answers at http://${config.host}:${port}/api. Ctrl-C stops it.`),
)

server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE'
  giveUp(busy ? `Port ${config.port} is in use. Choose another one with --port.` : error)
})

function testBankAt(origin: string) {
  const [clientId, clientSecret, webhookSecret] = ['campo-livre', randomUUID(), randomUUID()]
  const webhook = `${origin}/pix/${webhookSecret}`
  const testBank = createTestBank({ webhook, now: () => clock.now(), clientId, clientSecret })
  const url = `${origin}/psp`
  const found = { url, tokenUrl: `${url}/oauth/token`, clientId, clientSecret, certificate: null }
  return { bank: testBank, config: { ...found, key: null, webhookSecret } }
}

function testCardBankAt(origin: string, origins: readonly string[]) {
  const [secret, webhookSecret] = [randomUUID(), randomUUID()]
  const webhook = `${origin}/cards/${webhookSecret}`
  const options = { secret, webhook, now: () => clock.now(), allowedOrigins: origins }
  const testBank = createTestCardBank(options)
  return { bank: testBank, config: { url: `${origin}/bank`, secret, webhookSecret } }
}

let ending = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (ending) return
    ending = true
    // Whoever waits gets an answer; nobody new is let in. Streams end, and their browsers go to another process.
    const quiet = live.stop()
    server.close(() => void end(quiet))
    void quiet.then(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    })
  })

async function end(quiet: Promise<void>): Promise<void> {
  await Promise.all([quiet, ...workers.map((worker) => worker.stop())])
  post?.close()
  await sql.end()
  await own?.stop()
  process.exit(0)
}
