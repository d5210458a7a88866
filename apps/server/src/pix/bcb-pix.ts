import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import type { Clock } from '@campo-livre/backend/ports/clock.ts'
import * as z from 'zod/mini'
import type { Pix, ReceivedPix, RefundState } from './pix.ts'

export type BcbOptions = {
  /** The address below which the calls of the Banco Central's API are: `…/v2/cob`. */
  url: string
  /** The address at which a token is given. */
  tokenUrl: string
  clientId: string
  clientSecret: string
  /** The files of the certificate by which the bank knows this server, and of its key; null where it asks for none. */
  certificate: { certFile: string; keyFile: string } | null
}

/** A bank that does not answer for so long is not there. */
const SILENCE_MS = 15_000
/** The seconds before its end at which a token is asked for again. */
const EARLY_SECONDS = 60

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })
/** One transfer, as the API and its webhook tell it. */
export const bcbPixSchema = z.object({
  endToEndId: z.string(),
  txid: z.optional(z.string()),
  valor: z.string().check(z.regex(/^\d{1,10}\.\d{2}$/)),
  horario: z.string(),
})
const refundSchema = z.object({ status: z.string() })
/** The states of a refund in the words of the API. */
const refundStates: Readonly<Record<string, RefundState>> = {
  EM_PROCESSAMENTO: 'waiting',
  DEVOLVIDO: 'done',
  NAO_REALIZADO: 'refused',
}
const chargeSchema = z.object({
  status: z.string(),
  pixCopiaECola: z.optional(z.string()),
  pix: z.optional(z.array(bcbPixSchema)),
})

/** Returns a transfer as the backend knows it. */
export function receivedOf({ endToEndId, txid, valor, horario }: z.infer<typeof bcbPixSchema>): ReceivedPix {
  return {
    endToEndId,
    txid: txid ?? null,
    amountCents: Number(valor.replace('.', '')),
    paidAt: new Date(horario).toISOString(),
  }
}

/** Returns an amount as the API writes it: `110.00`. */
export const amountText = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

type Asked = { method: string; headers?: Record<string, string>; body?: string }

/** Returns the bank that speaks the API of the Banco Central (`cob`) at an address. */
export function bcbPix(options: BcbOptions, clock: Clock): Pix {
  const seconds = () => Date.parse(clock.now()) / 1000
  const { certificate } = options
  const agent = certificate
    ? new Agent({
        keepAlive: true,
        cert: readFileSync(certificate.certFile),
        key: readFileSync(certificate.keyFile),
      })
    : undefined
  let token: { text: string; until: number } | null = null

  async function ask(url: string, { method, headers = {}, body }: Asked) {
    const send = url.startsWith('https:') ? request : requestPlain
    const sent = send(url, { method, headers, timeout: SILENCE_MS, ...(agent ? { agent } : {}) })
    sent.once('timeout', () => sent.destroy(new Error('the bank does not answer')))
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    return { status: answer.statusCode ?? 0, body: JSON.parse((await text(answer)) || 'null') as unknown }
  }

  async function bearer(): Promise<string> {
    if (token && token.until > seconds()) return token.text
    const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64')
    const { status, body } = await ask(options.tokenUrl, {
      method: 'POST',
      headers: { Authorization: `Basic ${basic}`, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    if (status !== 200) throw new Error(`the bank gives no token: ${status}`)
    const { access_token: given, expires_in: lasts } = z.parse(tokenSchema, body)
    token = { text: given, until: seconds() + lasts - EARLY_SECONDS }
    return given
  }

  const cob = (method: 'GET' | 'PUT', txid: string, body?: object) => call(method, `cob/${txid}`, body)

  async function call(method: 'GET' | 'PUT', path: string, body?: object) {
    const answered = await ask(`${options.url}/v2/${path}`, {
      method,
      headers: { Authorization: `Bearer ${await bearer()}`, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (answered.status === 401) token = null
    return answered
  }

  return {
    charge: async ({ txid, amountCents, key, seconds: expiracao }) => {
      const made = await cob('PUT', txid, {
        calendario: { expiracao },
        valor: { original: amountText(amountCents) },
        chave: key,
      })
      // One that it has already was made by a try whose answer was lost.
      const known = made.status === 200 || made.status === 201 ? made : await cob('GET', txid)
      if (known.status !== 200 && known.status !== 201)
        throw new Error(`the bank refuses a charge: ${made.status}`)
      const { pixCopiaECola } = z.parse(chargeSchema, known.body)
      if (pixCopiaECola === undefined) throw new Error('the bank gives a charge no code')
      return pixCopiaECola
    },
    look: async (txid) => {
      const { status, body } = await cob('GET', txid)
      if (status === 404) return []
      if (status !== 200) throw new Error(`the bank tells nothing of a charge: ${status}`)
      return (z.parse(chargeSchema, body).pix ?? []).map((each) => receivedOf({ txid, ...each }))
    },
    giveBack: async ({ endToEndId, id, amountCents }) => {
      const path = `pix/${endToEndId}/devolucao/${id}`
      const asked = await call('PUT', path, { valor: amountText(amountCents) })
      // One that it has already was asked for by a try whose answer was lost.
      const known = asked.status === 200 || asked.status === 201 ? asked : await call('GET', path)
      if (known.status === 200 || known.status === 201)
        return refundStates[z.parse(refundSchema, known.body).status] ?? 'waiting'
      // It does not know it, and does not take it: too much, too late, or not its transfer.
      if (asked.status >= 400 && asked.status < 500 && asked.status !== 401 && asked.status !== 429)
        return 'refused'
      throw new Error(`the bank does not say whether it gives money back: ${asked.status}`)
    },
  }
}
