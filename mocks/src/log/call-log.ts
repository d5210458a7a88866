import * as z from 'zod/mini'
import { yieldToPage } from '../db/yield-to-page.ts'
import { createMutex } from '../db/mutex.ts'
import { memoryStore, type Store } from '../persistence/store.ts'
import { type LogEntry, logEntrySchema } from './log-entry.ts'

/** The number of calls that are kept. */
export const LOGGED = 200

/**
 * The range of calls in the store: numbered from the first ever, `from` is the first since the log was last replaced.
 */
const spanSchema = z.object({ from: z.int(), next: z.int() })
const SPAN = 'calls'
const PLACE = 'call-'
const placeOf = (number: number) => `${PLACE}${number % LOGGED}`
/** Above this number of unread calls, all entries are read in one go. */
const FEW = 3

function parsed<T>(schema: z.ZodMiniType<T>, text: string | null): T | null {
  if (text === null) return null
  try {
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

type Options = {
  /** The store in which it survives a reload and other tabs find it; by default in memory only. */
  store?: Store
  /** Runs a task while no other tab runs one. */
  lock?: <T>(task: () => Promise<T>) => Promise<T>
}

/**
 * Creates the log of the last calls of all tabs. A call is written after its answer is out and other tabs have had
 * their turn, and without the others: each call has its place in a ring.
 */
export function createCallLog({ store = memoryStore(), lock = (task) => task() }: Options = {}) {
  const alone = createMutex()
  let span = { from: 0, next: 0 }
  let kept = new Map<number, LogEntry>()
  let waiting: (() => LogEntry)[] = []
  let full = false
  let blind = false

  const prune = () => {
    const first = Math.max(span.from, span.next - LOGGED)
    for (const number of kept.keys()) if (number < first || number >= span.next) kept.delete(number)
  }
  /** Reads the calls that other tabs, or this one before a reload, have written. */
  const catchUp = async () => {
    if (full || blind) return
    const found = parsed(spanSchema, await store.read(SPAN)) ?? { from: 0, next: 0 }
    if (found.next < span.next) kept = new Map()
    const first = Math.max(found.from, found.next - LOGGED, found.next < span.next ? 0 : span.next)
    const texts = found.next - first > FEW ? await store.readAll(PLACE) : null
    for (let number = first; number < found.next; number += 1) {
      const place = placeOf(number)
      const entry = parsed(logEntrySchema, texts ? (texts.get(place) ?? null) : await store.read(place))
      if (entry) kept.set(number, entry)
    }
    span = found
    prune()
  }
  const write = async (entries: readonly LogEntry[]) => {
    const written: Record<string, string> = {}
    for (const entry of entries) {
      kept.set(span.next, entry)
      written[placeOf(span.next)] = JSON.stringify(entry)
      span = { ...span, next: span.next + 1 }
    }
    prune()
    if (blind) return
    try {
      await store.write({ ...written, [SPAN]: JSON.stringify(span) })
    } catch {
      full = true // it goes on in memory
    }
  }
  const settle = async () => {
    const noted = waiting
    waiting = []
    const made = noted.map((make) => make())
    try {
      await catchUp()
    } catch {
      blind = true // what others have written must stay
    }
    if (made.length > 0) await write(made)
  }

  return {
    /** Notes a call that was answered; `make` runs later. */
    record: (make: () => LogEntry): void => {
      waiting.push(make)
      if (waiting.length === 1) void yieldToPage().then(() => lock(() => alone(settle)))
    },
    /** Returns the calls, newest first. */
    entries: (): Promise<LogEntry[]> =>
      alone(async () => {
        await settle()
        return [...kept].toSorted(([a], [b]) => b - a).map(([, entry]) => entry)
      }),
    /** Replaces all calls by these, newest first. */
    replace: (entries: readonly LogEntry[]): Promise<void> =>
      alone(async () => {
        await settle()
        span = { ...span, from: span.next }
        kept = new Map()
        await write(entries.slice(0, LOGGED).toReversed())
      }),
  }
}
export type CallLog = ReturnType<typeof createCallLog>
