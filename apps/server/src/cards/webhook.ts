import { createHash, timingSafeEqual } from 'node:crypto'
import type { Env, Hono } from 'hono'
import * as z from 'zod/mini'
import type { World } from '../http/answer-call.ts'
import { readText } from '../http/read-text.ts'

const MAX_BODY_BYTES = 10_000
const toldSchema = z.object({ id: z.string() })
const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Adds the address at which a bank of cards tells that it has decided a charge: `POST /cards/<secret>` with its `id`. How it
 * stands is asked of the bank itself, within a second: nobody's word is taken for it. A charge that was given up is asked for again.
 */
export function addCardsWebhook<E extends Env>(
  app: Hono<E>,
  { world, secret }: { world: World; secret: string },
): void {
  const expected = digest(secret)
  app.post('/cards/:secret', async (context) => {
    if (!timingSafeEqual(digest(context.req.param('secret')), expected)) return context.notFound()
    const text = await readText(context.req.raw, MAX_BODY_BYTES)
    if (text === null) return context.json({}, 413)
    const told = z.safeParse(toldSchema, await new Response(text).json().catch(() => null))
    if (!told.success) return context.json({}, 400)
    await world.sql.ask(
      "update card_charges set status = 'asked', next_at = $2 where id = $1 and status in ('asked', 'over')",
      [told.data.id, world.clock.now()],
    )
    return context.json({})
  })
}
