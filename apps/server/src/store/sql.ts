import postgres from 'postgres'

/** A row as the database gives it: instants in ISO, days as `YYYY-MM-DD`, numbers as numbers. */
export type SqlRow = Readonly<Record<string, unknown>>

/** Asks the database. Questions that are asked without waiting for each other go out together. */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<readonly SqlRow[]>

/** The level of a transaction: `read` sees one state of the data and writes nothing. */
export type Isolation = 'serializable' | 'read'

/** A connection to PostgreSQL. */
export type Sql = {
  ask: Ask
  /** Runs a task in a transaction, which is stored when it resolves and dropped when it rejects. */
  transaction<T>(isolation: Isolation, task: (ask: Ask) => Promise<T>): Promise<T>
  /** Takes a lock for as long as this process lives, on a connection of its own; false while another has it. */
  takeLock(key: number): Promise<boolean>
  /**
   * Hears what is said on a channel, on a connection of its own; `listening` is called when it begins, and each time it
   * has begun again. Returns what ends it.
   */
  listen(channel: string, ears: Ears): Promise<() => Promise<void>>
  end(): Promise<void>
}

/** The ears for a channel. */
export type Ears = { heard: (payload: string) => void; listening: () => void }

const modes: Record<Isolation, string> = {
  serializable: 'isolation level serializable',
  read: 'isolation level repeatable read read only',
}

/** PostgreSQL ends, is not up yet, or does not answer: codes of its own, of the driver and of the network. */
const GONE = new Set([
  '57P01',
  '57P02',
  '57P03',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Returns whether a question failed because PostgreSQL is not there just now. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && GONE.has(String(error.code))
}

/** PostgreSQL's numbers of the types that are read otherwise than as text. */
const JSON_TYPE = 114
const INT8 = 20
const DATE = 1082
const TIMESTAMPTZ = 1184
const asText = (value: unknown) => String(value)

/** Connects to the PostgreSQL at an address, with up to so many connections. */
export function connect(url: string, connections: number): Sql {
  const pool = postgres(url, {
    max: connections,
    onnotice: () => undefined,
    // The session's zone decides nothing: instants have theirs with them.
    // A question of a list is short: to compile it takes longer than to answer it.
    connection: {
      application_name: 'campo-livre',
      TimeZone: 'UTC',
      jit: 'off',
      // Nor is it worth starting others to help: of a key that few rows have PostgreSQL thinks that many do.
      max_parallel_workers_per_gather: '0',
    },
    types: {
      // A value with parts is passed as the text of its JSON.
      json: { to: JSON_TYPE, from: [JSON_TYPE], serialize: asText, parse: JSON.parse },
      integer: { to: INT8, from: [INT8], serialize: asText, parse: Number },
      day: { to: DATE, from: [DATE], serialize: asText, parse: asText },
      instant: {
        to: TIMESTAMPTZ,
        from: [TIMESTAMPTZ],
        serialize: asText,
        parse: (value: string) => new Date(value).toISOString(),
      },
    },
  })
  const asking =
    (sql: Pick<typeof pool, 'unsafe'>): Ask =>
    async (text, values = []) =>
      sql.unsafe(text, values as postgres.ParameterOrJSON<never>[], { prepare: true })
  return {
    ask: asking(pool),
    transaction: (isolation, task) =>
      pool.begin(modes[isolation], (sql) => task(asking(sql))) as Promise<never>,
    takeLock: async (key) => {
      const connection = await pool.reserve()
      const [taken] = await connection.unsafe('select pg_try_advisory_lock($1) as mine', [key])
      if (taken?.mine === true) return true
      connection.release()
      return false
    },
    listen: async (channel, { heard, listening }) => {
      const request = await pool.listen(channel, heard, listening)
      // Where the connection is gone nothing is heard any more.
      return () => request.unlisten().catch(() => undefined)
    },
    end: () => pool.end({ timeout: 5 }),
  }
}
