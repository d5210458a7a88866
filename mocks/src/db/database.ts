import type { Clock } from '../clock.ts'
import { setClock } from '../situations/clock-offset.ts'
import { initialSettings, type Settings } from '../situations/settings.ts'
import type { ClockSetting, DataName } from '../situations/situation.ts'
import { type CallLog, createCallLog } from '../log/call-log.ts'
import { createChangeLog, type ChangeLog } from './change-log.ts'
import { createHistory, type History } from './history.ts'
import { createMutex } from './mutex.ts'
import { type Seed, type TableName, tableNames } from '@campo-livre/backend/store/records.ts'
import type { Row } from '@campo-livre/backend/store/table.ts'
import type { MemoryTable } from './collection.ts'
import { createTables, type MemoryTables } from './tables.ts'

/** Builds the rows of a set of data, with dates relative to `now`, an ISO instant. */
export type BuildSeed = (now: string, data: DataName) => Seed | Promise<Seed>
export type DatabaseOptions = {
  seed: BuildSeed
  clock: Clock
  base?: string
  data?: DataName
  callLog?: CallLog
}

/** The start of new data: with a setting of the clock, or around an instant with the clock left as it is. */
export type ResetOptions = { data?: DataName } & ({ clock?: ClockSetting } | { base: string })

/** The tables, the clock they use, and the changes since the seed. */
export type MemoryDatabase = MemoryTables & {
  readonly clock: Clock
  /** The instant that the seed is laid out around, from which notices fall due. */
  readonly startedAt: string
  readonly log: ChangeLog
  /** The changes of the last writes, so that they can be undone. */
  readonly history: History
  /** The log of the last API calls, which a reset keeps. */
  readonly callLog: CallLog
  /** The settings of the backend. A reset sets the set of data and the clock, and empties the events. */
  readonly settings: Settings
  /** The ISO instant that the dates of the seed are relative to. */
  readonly base: string
  /** Identifies the seed: changes that were made to one cannot be applied to another. */
  readonly fingerprint: string
  /** Runs one task at a time, so that no other one writes between its check and its write (rule 1). */
  exclusive<T>(task: () => Promise<T>): Promise<T>
  /** Resolves when the collections hold every row; tables can be read before (decision 031). */
  collected(): Promise<void>
  /** Puts all tables back to the seed; by default of the same set of data, at the real time. */
  reset(beginning?: ResetOptions): Promise<void>
}

/** Creates the tables and fills them with the seed of `base` (by default now). */
export async function createDatabase({
  seed,
  clock,
  base = clock.now(),
  data = 'normal',
  callLog = createCallLog(),
}: DatabaseOptions): Promise<MemoryDatabase> {
  const log = createChangeLog()
  const history = createHistory()
  const tables = createTables(log, history)
  const mutex = createMutex()
  let current = { base, fingerprint: '' }
  const settings: Settings = { ...initialSettings(), data }

  const fill = (instant: string, seeded: Seed) => {
    const rowsOf: Partial<Record<TableName, readonly Row[]>> = seeded
    for (const name of tableNames) {
      // All tables are filled alike, whatever their rows are.
      const table = tables[name] as unknown as MemoryTable<Row, string>
      table.load(rowsOf[name] ?? [])
    }
    current = { base: instant, fingerprint: fingerprintOf(seeded) }
  }
  fill(base, await seededAt(seed, base, data))

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
    get startedAt() {
      return current.base
    },
    get fingerprint() {
      return current.fingerprint
    },
    exclusive: mutex,
    collected: async () => {
      await Promise.all(Object.values(tables).map((table) => table.collected()))
    },
    reset: async (beginning = {}) => {
      const wanted = beginning.data ?? settings.data
      const setting = 'base' in beginning ? null : (beginning.clock ?? 'real')
      const offset = clock.offsetMinutes
      const instant = 'base' in beginning ? beginning.base : setClock(clock, beginning.clock ?? 'real')
      // Nothing is cleared before the seed is there: one that fails leaves everything as it is.
      const seeded = await seededAt(seed, instant, wanted).catch((error: unknown) => {
        clock.setOffset(offset)
        throw error
      })
      settings.data = wanted
      settings.events = []
      if (setting !== null) settings.clock = setting
      for (const table of Object.values(tables)) table.clear()
      log.clear()
      history.clear()
      fill(instant, seeded)
    },
  }
}

/** The number of seeds that are kept: tests and situations go to and fro between few instants. */
const KEPT = 4

type LaidOut = { base: string; data: DataName; seed: Seed }
const laidOut = new WeakMap<BuildSeed, readonly LaidOut[]>()

/** Returns the seed of an instant. The last few are kept, since their rows are frozen. */
async function seededAt(build: BuildSeed, base: string, data: DataName): Promise<Seed> {
  const before = laidOut.get(build) ?? []
  const known = before.find((each) => each.base === base && each.data === data)
  const last = known ?? { base, data, seed: await build(base, data) }
  laidOut.set(build, [last, ...before.filter((each) => each !== last)].slice(0, KEPT))
  return last.seed
}

function fingerprintOf(seed: Seed): string {
  const ends = Object.values(seed).map((rows) => `${rows.length}${rows[0]?.id ?? ''}${rows.at(-1)?.id ?? ''}`)
  return ends.join('|')
}
