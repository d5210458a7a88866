import type { Clock } from '../clock.ts'
import type { DialectName } from '../dialects/dialect-name.ts'
import { createChangeLog, type ChangeLog } from './change-log.ts'
import { createMutex } from './mutex.ts'
import { type Seed } from './records.ts'
import { createTables, type Tables } from './tables.ts'

export type BuildSeed = (now: string) => Seed
export type DatabaseOptions = { seed: BuildSeed; clock: Clock; base?: string }

/** The collections, the clock they live by, and what has changed since the seed. */
export type Database = Tables & {
  readonly clock: Clock
  readonly log: ChangeLog
  /** How the backend behaves, whatever the data; a reset leaves it. */
  readonly settings: {
    dialect: DialectName
    /** Where the links of mails lead: the origin of the app, empty where it is the one of the page. */
    appUrl: string
  }
  /** The instant around which the seed is laid out. */
  readonly base: string
  /** Which seed it is: another one cannot carry the changes made to this. */
  readonly fingerprint: string
  /** One task at a time: between the check and the write of one nobody else gets in (rule 1). */
  exclusive<T>(task: () => Promise<T>): Promise<T>
  /** Back to the seed, laid out around `base`, by default the clock's time without its offset. */
  reset(base?: string): Promise<void>
}

/** Makes the tables and fills them with the seed of `base` (by default now). */
export async function createDatabase({
  seed,
  clock,
  base = clock.now(),
}: DatabaseOptions): Promise<Database> {
  const log = createChangeLog()
  const tables = createTables(log)
  const mutex = createMutex()
  let current = { base, fingerprint: '' }

  const fill = async (instant: string) => {
    const seeded = seededAt(seed, instant)
    await tables.users.load(seeded.users)
    await tables.companies.load(seeded.companies)
    await tables.fields.load(seeded.fields)
    await tables.bookings.load(seeded.bookings)
    await tables.reviews.load(seeded.reviews)
    await tables.products.load(seeded.products)
    await tables.tabs.load(seeded.tabs)
    await tables.expenses.load(seeded.expenses)
    await tables.rachas.load(seeded.rachas)
    await tables.notifications.load(seeded.notifications)
    await tables.sessions.load(seeded.sessions)
    current = { base: instant, fingerprint: fingerprintOf(seeded) }
  }
  await fill(base)

  return {
    ...tables,
    clock,
    log,
    settings: { dialect: 'seed', appUrl: '' },
    get base() {
      return current.base
    },
    get fingerprint() {
      return current.fingerprint
    },
    exclusive: mutex,
    reset: async (instant) => {
      if (instant === undefined) clock.setOffset(0)
      for (const table of Object.values(tables)) table.clear()
      log.clear()
      await fill(instant ?? clock.now())
    },
  }
}

const laidOut = new WeakMap<BuildSeed, { base: string; seed: Seed }>()

/** The seed of an instant; the last one is kept, for tests start many backends at the same: nobody can change a row. */
function seededAt(build: BuildSeed, base: string): Seed {
  const last = laidOut.get(build)
  if (last?.base === base) return last.seed
  const seed = build(base)
  laidOut.set(build, { base, seed })
  return seed
}

function fingerprintOf(seed: Seed): string {
  const ends = Object.values(seed).map((rows) => `${rows.length}${rows[0]?.id ?? ''}${rows.at(-1)?.id ?? ''}`)
  return ends.join('|')
}
