import { type RowChange, rowChangeSchema } from '@campo-livre/backend/store/row-change.ts'
import * as z from 'zod/mini'
import type { Store } from '../persistence/store.ts'
import { newId } from '@campo-livre/backend/store/ids.ts'
import { isSame } from '@campo-livre/domain/outcome/is-same.ts'

/** The number of writes that can be undone. */
export const REMEMBERED = 20

/** A call that wrote, and all that it changed. */
const stepSchema = z.object({
  id: z.string(),
  call: z.string(),
  at: z.string(),
  rows: z.array(rowChangeSchema),
})
export type HistoryStep = z.infer<typeof stepSchema>

/** The key of the list of steps: their ids, oldest first, and the number of the first. */
const SPAN = 'undo'
const spanSchema = z.object({ from: z.int(), ids: z.array(z.string()) })
const placeOf = (number: number) => `undo/${number % REMEMBERED}`

type Row = { readonly id: string } | null

/**
 * Records the changes of the last writes. The tables pass every change to `note`; `begin` and `end` mark the start and
 * the end of a call. Stored beside the rows themselves, each write as an entry of its own (persistence.ts).
 */
export function createHistory() {
  let running = new Map<string, RowChange>()
  let from = 0
  let steps: HistoryStep[] = []
  let unsaved = new Map<string, string>()
  const keepSpan = () => {
    unsaved.set(SPAN, JSON.stringify({ from, ids: steps.map(({ id }) => id) }))
  }
  return {
    note: (table: string, id: string, before: Row, after: Row): void => {
      const key = `${table}/${id}`
      const first = running.get(key)
      if (first) first.after = after
      else running.set(key, { table, id, before, after })
    },
    /**
     * Takes the changes noted so far for the notices of jobs. A notice about a row that a write has changed
     * joins that write's step: without the write it would not exist, so undoing the write removes it.
     */
    absorb: () => {
      for (const told of toldOf([...running.values()])) {
        const index = steps.findLastIndex(({ rows }) => rows.some(({ id }) => id === told.about))
        const step = steps[index]
        if (!step) continue
        // A new id: other tabs have read the step as it was.
        const longer = { ...step, id: newId('stp'), rows: [...step.rows, ...told.rows] }
        steps[index] = longer
        unsaved.set(placeOf(from + index), JSON.stringify(longer))
        keepSpan()
      }
      running = new Map()
    },
    /** Marks the start of a call: the changes noted so far belong to none. */
    begin: () => void (running = new Map()),
    end: (call: string, at: string): void => {
      const rows = [...running.values()].filter(({ before, after }) => !isSame(before, after))
      running = new Map()
      if (rows.length === 0) return
      const step = { id: newId('stp'), call, at, rows }
      unsaved.set(placeOf(from + steps.length), JSON.stringify(step))
      steps.push(step)
      if (steps.length > REMEMBERED) {
        steps.shift()
        from += 1
      }
      keepSpan()
    },
    /** The last write that is not undone yet; null for none. */
    get last(): HistoryStep | null {
      return steps.at(-1) ?? null
    },
    /** Returns the keys of the rows that an undo would put back, such as `bookings/bkg_7k2q`. */
    rowKeys: (): ReadonlySet<string> =>
      new Set(steps.flatMap(({ rows }) => rows.map(({ table, id }) => `${table}/${id}`))),
    /** Removes the last write, which has been undone. */
    drop: () => {
      steps.pop()
      keepSpan()
    },
    clear: () => {
      running = new Map()
      steps = []
      keepSpan()
    },
    /** Returns a function that makes the history what it is now. */
    keep: (): (() => void) => {
      const kept = { from, steps: [...steps], unsaved: new Map(unsaved) }
      return () => ({ from, steps, unsaved } = kept)
    },
    get unsaved(): Readonly<Record<string, string>> {
      return Object.fromEntries(unsaved)
    },
    markSaved: () => void (unsaved = new Map()),
    /** Loads the steps that this or another tab has saved; steps older than a damaged one are dropped. */
    load: async (store: Store): Promise<void> => {
      const span = spanSchema.safeParse(parsed(await store.read(SPAN)))
      const { from: first, ids } = span.success ? span.data : { from: 0, ids: [] }
      const known = new Map(steps.map((step) => [step.id, step]))
      let found: HistoryStep[] = []
      for (const [index, id] of ids.entries()) {
        const step = known.get(id) ?? stepIn(await store.read(placeOf(first + index)), id)
        if (step) found.push(step)
        else found = []
      }
      from = first + ids.length - found.length
      steps = found
      unsaved = new Map()
    },
  }
}
export type History = ReturnType<typeof createHistory>

/**
 * Groups notices by what they are about: the changes of each begin with its row of `noticed`, such as `hold:bkg_7k2q`.
 */
function toldOf(changes: readonly RowChange[]): { about: string; rows: RowChange[] }[] {
  const told: { about: string; rows: RowChange[] }[] = []
  for (const change of changes) {
    if (change.table === 'noticed') told.push({ about: change.id.split(':')[1] ?? '', rows: [] })
    if (change.table === 'noticed' || change.table === 'notifications') told.at(-1)?.rows.push(change)
  }
  return told
}

function stepIn(text: string | null, id: string): HistoryStep | null {
  const step = stepSchema.safeParse(parsed(text))
  return step.success && step.data.id === id ? step.data : null
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
