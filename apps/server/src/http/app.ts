import type { Answer } from '@campo-livre/backend/http/answer.ts'
import { locator } from '@campo-livre/backend/http/locate.ts'
import { callName } from '@campo-livre/backend/http/call-name.ts'
import { away, notYet, Refused, serverError } from '@campo-livre/backend/http/refused.ts'
import type { MailRecord } from '@campo-livre/backend/store/records.ts'
import { FILES_PATH } from '@campo-livre/domain/users/picture-sizes.ts'
import { getConnInfo } from '@hono/node-server/conninfo'
import { toResponse } from '@campo-livre/backend/http/response.ts'
import { type Context, Hono } from 'hono'
import { except } from 'hono/combine'
import { cors } from 'hono/cors'
import { requestId, type RequestIdVariables } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import type { Logger } from 'pino'
import { addressOf, networkOf } from '../limits/address-of.ts'
import { addFiles, filePaths, type ServedFiles } from '../files/add-files.ts'
import type { Limits } from '../limits/limits.ts'
import { addEvents } from '../live/add-events.ts'
import type { Live } from '../live/live.ts'
import type { Metrics } from '../metrics.ts'
import { openedMail } from '../mails/waiting-mails.ts'
import { addCardsWebhook } from '../cards/webhook.ts'
import { addPixWebhook } from '../pix/webhook.ts'
import { rowOf } from '../store/rows.ts'
import { isGone } from '../store/sql.ts'
import { storedTables } from '../store/stored-tables.ts'
import { pdfResponse, wantsPdf } from '../papers/pdf-response.ts'
import { readText } from './read-text.ts'
import { addReference, referencePaths } from './reference.ts'
import { answerCall, callOf, type World } from './answer-call.ts'

const MAX_BODY_BYTES = 1_000_000
/** The calls whose bodies may be larger: a PDF that is sent has four letters for three bytes. */
const largeBodies: Readonly<Record<string, number>> = {
  'post-company-expenses-id-receipts': 4_500_000,
  'post-company-expenses-commands': 4_500_000,
}
/** The seconds after which a call may come again while the database is gone. */
const AWAY_SECONDS = 5
const tooLarge = () => new Refused('invalid', 'O que foi enviado é grande demais.', { status: 413 })

type Options = {
  world: World
  log: Logger
  metrics: Metrics
  allowedOrigins: readonly string[]
  /** Counts the calls of addresses; null where nobody is refused for many. */
  limits: Limits | null
  /** The proxies of ours that a request comes through. */
  trustedProxies: number
  /** True if letters can be read at `/mailbox`. */
  mailbox: boolean
  /** Tells browsers of changes; null where they ask. */
  live?: Live | null
  /** The secret in the path at which a bank tells of money that came; null where none does. */
  pixSecret?: string | null
  /** The files that are given out; null where they stand in rows. */
  served?: ServedFiles | null
  /** The origin at which browsers reach this server, where it is not that of the app; null where it is. */
  publicUrl?: string | null
  /** A bank to try with, at `/psp`. */
  testBank?: Hono | null
  /** The secret in the path at which a bank tells of a card that it has decided; null where none does. */
  cardsSecret?: string | null
  /** A bank of cards to try with, at `/bank`. */
  testCardBank?: Hono | null
}

/** Creates the HTTP face of the server: the calls of the API, and what tells how it is. */
export function createApp(options: Options) {
  const { world, log, metrics, allowedOrigins, limits, trustedProxies, mailbox } = options
  const { pixSecret, testBank, cardsSecret, testCardBank, live, served, publicUrl } = options
  const app = new Hono<{ Variables: RequestIdVariables }>()
  const locate = locator('/api')

  app.use(requestId())
  const secure = secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  })
  app.use(except([...referencePaths, filePaths], secure))
  app.use(
    '/api/*',
    cors({
      origin: [...allowedOrigins],
      allowHeaders: [
        'Accept',
        'Authorization',
        'Content-Type',
        'Idempotency-Key',
        'If-None-Match',
        'Precognition',
        'Precognition-Validate-Only',
      ],
      exposeHeaders: ['Date', 'ETag', 'Idempotent-Replayed', 'Retry-After', 'X-Request-Id'],
      maxAge: 86_400,
    }),
  )

  app.get('/health', (context) => context.json({ ok: true }))
  app.get('/ready', async (context) => {
    try {
      await world.sql.ask('select 1')
      return context.json({ ok: true })
    } catch {
      return context.json({ ok: false }, 503)
    }
  })
  addReference(app)
  if (pixSecret) addPixWebhook(app, { world, log, secret: pixSecret })
  if (testBank) app.route('/psp', testBank)
  if (cardsSecret) addCardsWebhook(app, { world, secret: cardsSecret })
  if (testCardBank) app.route('/bank', testCardBank)
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
  )

  if (mailbox)
    app.get('/mailbox', async (context) => {
      const to = context.req.query('para') ?? null
      const data = await world.sql.ask(
        'select * from mails where $1::text is null or lower("to") = lower($1) order by seq desc limit 50',
        [to],
      )
      const mails = data.map((row) => rowOf(storedTables.mails, row) as MailRecord)
      return context.json({ data: mails.map(openedMail) })
    })

  const admit = async (context: Context, name: string) => {
    const network = networkFrom(context, trustedProxies)
    const wait = limits ? await limits.count(name, network) : 0
    if (wait > 0) metrics.limited(name)
    return { wait, network }
  }
  if (served) addFiles(app, served, world.clock)
  if (live) addEvents(app, { world, live, log, metrics, admit: (context) => admit(context, 'get-events') })

  app.all('/api/*', async (context) => {
    const began = performance.now()
    const url = new URL(context.req.url)
    const { method, headers } = context.req.raw
    const asked = { method, path: locate(url)?.path ?? '', query: url.searchParams, headers }
    const call = callOf(asked)
    const name = call ? callName(call) : 'unknown'
    const text = await readText(context.req.raw, largeBodies[name] ?? MAX_BODY_BYTES)
    if (text === null) return refusal(tooLarge(), world)
    const incoming = { ...asked, text }
    const { wait } = await admit(context, name)
    if (wait > 0) {
      log.info({ request: context.get('requestId'), call: name, status: 429 })
      return refusal(notYet('too_many_requests', 'Muitas tentativas seguidas.', wait), world)
    }
    const { result, work } = await answerCall(world, incoming)
    const now = world.clock.now()
    const pdf =
      call?.method === 'GET' && result.status === 200 && wantsPdf(headers)
        ? await pdfResponse(call.path, result.body, now)
        : null
    const ms = performance.now() - began
    metrics.answered({ name, status: result.status, ms, work })
    const refused = result.status >= 400 ? { code: codeIn(result.body) } : {}
    // A path has ids in it, and a query what somebody looks for: the name of the call tells enough.
    log.info({
      request: context.get('requestId'),
      call: name,
      status: result.status,
      ms: Math.round(ms),
      ...work,
      ...refused,
    })
    return pdf ?? toResponse(publicUrl ? withOrigin(result, publicUrl) : result, now)
  })

  app.notFound((context) => context.json({ message: 'Não encontramos o que você procura.' }, 404))
  app.onError((error, context) => {
    log.error({ request: context.get('requestId'), err: error })
    return refusal(isGone(error) ? away(AWAY_SECONDS) : serverError(), world)
  })
  return app
}

/** Returns an answer with whole addresses of files: in JSON only a text begins with a quotation mark. */
function withOrigin(answer: Answer, origin: string): Answer {
  if (typeof answer.body === 'string') return answer
  const text = JSON.stringify(answer.body)
  return { ...answer, body: text.replaceAll(`"${FILES_PATH}`, `"${origin}${FILES_PATH}`) }
}

function refusal(refused: Refused, world: World): Response {
  return toResponse(refused.toAnswer(), world.clock.now())
}

function networkFrom(context: Context, proxies: number): string {
  const socket = getConnInfo(context).remote.address ?? ''
  return networkOf(addressOf({ socket, forwarded: context.req.header('X-Forwarded-For') ?? null, proxies }))
}

function codeIn(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined
}
