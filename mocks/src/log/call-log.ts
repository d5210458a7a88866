import * as z from 'zod/mini'
import { breathe } from '../db/breathe.ts'
import { createMutex } from '../db/mutex.ts'
import { memoryStore, type Store } from '../persistence/store.ts'
import { type LogEntry, logEntrySchema } from './log-entry.ts'

/** So many calls are kept. */
export const LOGGED = 200

/** Which calls the store has: numbered from the first ever, `from` the last clearing. */
const spanSchema = z.object({ from: z.int(), next: z.int() })
const SPAN = 'calls'
const PLACE = 'call-'
const placeOf = (number: number) => `${PLACE}${number % LOGGED}`
/** More than so many at once are read all together. */
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
  /** Where it survives a reload, and where other tabs find it; by default nowhere. */
  store?: Store
  /** Runs a task while no other tab does anything. */
  lock?: <T>(task: () => Promise<T>) => Promise<T>
}

/**
 * The last calls, of all tabs. Writing one down waits until its answer is out and others have had their turn, and
 * writes that one alone: each has its place in a ring.
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
  /** Takes over what other tabs, and those before a reload, have written. */
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
      if (waiting.length === 1) void breathe().then(() => lock(() => alone(settle)))
    },
    /** Newest first. */
    entries: (): Promise<LogEntry[]> =>
      alone(async () => {
        await settle()
        return [...kept].toSorted(([a], [b]) => b - a).map(([, entry]) => entry)
      }),
    /** Only these from now on, newest first. */
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
