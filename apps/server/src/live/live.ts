import type { Clock } from '@campo-livre/backend/ports/clock.ts'
import type { Logger } from 'pino'
import { repeat } from '../repeat.ts'
import type { Sql } from '../store/sql.ts'
import { createHub, type Hub } from './hub.ts'
import { CHANNEL, readTold } from './tell.ts'

/** The streams of a process, told by all processes. */
export type Live = {
  readonly hub: Hub
  /** True while this process hears of changes: else browsers have to ask. */
  readonly hears: boolean
  /** Says that the streams live, and asks the database to be heard: where nothing was heard since the last time, they end. */
  beat(): Promise<void>
  stop(): Promise<void>
}

/** The milliseconds between two signs of life. */
const BEAT_MS = 15_000
/** The words by which a process hears itself. */
const NOTHING = '[]'

type Options = { sql: Sql; clock: Clock; log: Logger; beatMs?: number }

/** Listens to what processes tell each other, until it is stopped. */
export async function startLive({ sql, clock, log, beatMs = BEAT_MS }: Options): Promise<Live> {
  const hub = createHub()
  let state: 'hears' | 'deaf' | 'stopped' = 'deaf'
  let heard = false
  const stopListening = await sql.listen(CHANNEL, {
    heard: (payload) => {
      heard = true
      hub.tell(readTold(payload))
    },
    // Changes are lost that were told while the connection was gone: browsers that ask anew read everything again.
    listening: () => {
      hub.endAll()
      heard = true
      if (state === 'deaf') state = 'hears'
    },
  })
  const beat = async () => {
    if (state === 'hears' && !heard) {
      state = 'deaf'
      hub.endAll()
      log.warn('the database tells nothing: browsers ask')
    } else if (state === 'deaf' && heard) state = 'hears'
    heard = false
    hub.beat(clock.now())
    await sql.ask('select pg_notify($1, $2)', [CHANNEL, NOTHING])
  }
  const beats = repeat(beatMs, beat, (error) => log.error({ err: error }, 'live'))
  return {
    hub,
    get hears() {
      return state === 'hears'
    },
    beat,
    stop: async () => {
      state = 'stopped'
      hub.endAll()
      await beats.stop()
      await stopListening()
    },
  }
}
