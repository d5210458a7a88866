import * as z from 'zod/mini'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'

const ONE_YEAR = 366 * 1440
const bodySchema = z.object({ advanceMinutes: z.int().check(z.minimum(1), z.maximum(ONE_YEAR)) })

/** Moves the mock's time forward, so that nobody has to wait for a hold to run out. */
export const advanceClock = call({
  method: 'POST',
  path: '/clock',
  who: 'anyone',
  summary: 'Moves the clock on.',
  body: bodySchema,
  handle: ({ db, body }) => {
    db.clock.advance(body.advanceMinutes)
    db.log.markDirty()
    return ok({ now: db.clock.now() }, { message: `O relógio avançou ${body.advanceMinutes} min.` })
  },
})
