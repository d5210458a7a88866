import type { Clock } from '../clock.ts'
import { setClock } from '../situations/clock-offset.ts'
import { calmSettings, type Settings } from '../situations/settings.ts'
import type { ClockSetting, DataName } from '../situations/situation.ts'
import { type CallLog, createCallLog } from '../log/call-log.ts'
import { createChangeLog, type ChangeLog } from './change-log.ts'
import { createHistory, type History } from './history.ts'
import { createMutex } from './mutex.ts'
import { type Seed } from './records.ts'
import { createTables, type Tables } from './tables.ts'

/** The rows of a set of data, laid out around `now`. */
export type BuildSeed = (now: string, data: DataName) => Seed | Promise<Seed>
export type DatabaseOptions = {
  seed: BuildSeed
  clock: Clock
  base?: string
  data?: DataName
  callLog?: CallLog
}

/** Where data begin anew: at another clock, or around an instant at the clock that is. */
export type Beginning = { data?: DataName } & ({ clock?: ClockSetting } | { base: string })

/** The collections, the clock they live by, and what has changed since the seed. */
export type Database = Tables & {
  readonly clock: Clock
  readonly log: ChangeLog
  /** What the last writes changed, so that they can be undone. */
  readonly history: History
  /** The last calls of the API, whatever becomes of the data. */
  readonly callLog: CallLog
  /** How the backend behaves; of a reset's doing are the set of data, the clock and that nothing happened yet. */
  readonly settings: Settings
  /** The instant around which the seed is laid out. */
  readonly base: string
  /** Which seed it is: another one cannot carry the changes made to this. */
  readonly fingerprint: string
  /** One task at a time: between the check and the write of one nobody else gets in (rule 1). */
  exclusive<T>(task: () => Promise<T>): Promise<T>
  /** Back to the seed; by default of the same set of data, at the real time. */
  reset(beginning?: Beginning): Promise<void>
}

/** Makes the tables and fills them with the seed of `base` (by default now). */
export async function createDatabase({
  seed,
  clock,
  base = clock.now(),
  data = 'normal',
  callLog = createCallLog(),
}: DatabaseOptions): Promise<Database> {
  const log = createChangeLog()
  const history = createHistory()
  const tables = createTables(log, history)
  const mutex = createMutex()
  let current = { base, fingerprint: '' }
  const settings: Settings = { ...calmSettings(), data }

  const fill = async (instant: string) => {
    const seeded = await seededAt(seed, instant, settings.data)
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
    history,
    callLog,
    settings,
    get base() {
      return current.base
    },
    get fingerprint() {
      return current.fingerprint
    },
    exclusive: mutex,
    reset: async (beginning = {}) => {
      settings.data = beginning.data ?? settings.data
      settings.events = []
      for (const table of Object.values(tables)) table.clear()
      log.clear()
      history.clear()
      if ('base' in beginning) return fill(beginning.base)
      settings.clock = beginning.clock ?? 'real'
      await fill(setClock(clock, settings.clock))
    },
  }
}

const laidOut = new WeakMap<BuildSeed, { base: string; data: DataName; seed: Seed }>()

/** The seed of an instant; the last one is kept, for tests start many backends at the same: nobody can change a row. */
async function seededAt(build: BuildSeed, base: string, data: DataName): Promise<Seed> {
  const last = laidOut.get(build)
  if (last?.base === base && last.data === data) return last.seed
  const seed = await build(base, data)
  laidOut.set(build, { base, data, seed })
  return seed
}

function fingerprintOf(seed: Seed): string {
  const ends = Object.values(seed).map((rows) => `${rows.length}${rows[0]?.id ?? ''}${rows.at(-1)?.id ?? ''}`)
  return ends.join('|')
}
