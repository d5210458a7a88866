import { createHash, timingSafeEqual } from 'node:crypto'
import type { Env, Hono } from 'hono'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { World } from '../http/answer-call.ts'
import { readText } from '../http/read-text.ts'
import { bcbPixSchema, receivedOf } from './bcb-pix.ts'
import { noteReceived, settleReceived } from './settle.ts'

type Options = { world: World; log: Logger; secret: string }

/** A bank tells of many transfers at once. */
const MAX_BODY_BYTES = 1_000_000
const toldSchema = z.object({ pix: z.array(bcbPixSchema) })
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Adds the address at which a bank tells of money that came: `POST /pix/<secret>`, to which banks add `/pix`. */
export function addPixWebhook<E extends Env>(app: Hono<E>, { world, log, secret }: Options): void {
  const expected = digest(secret)
  for (const path of ['/pix/:secret', '/pix/:secret/pix'] as const)
    app.post(path, async (context) => {
      if (!timingSafeEqual(digest(context.req.param('secret')), expected)) return context.notFound()
      const text = await readText(context.req.raw, MAX_BODY_BYTES)
      if (text === null) return context.json({}, 413)
      const told = z.safeParse(toldSchema, await new Response(text).json().catch(() => null))
      if (!told.success) return context.json({}, 400)
      // A transfer that is noted is settled, by this process or another: the bank need not say it again.
      await noteReceived(world, told.data.pix.map(receivedOf))
      await settleReceived(world).catch((error: unknown) =>
        log.error({ err: error }, 'a pix is settled later'),
      )
      return context.json({})
    })
}
