import { changeSchema } from '@campo-livre/contract/live/change.ts'
import type { RowChange } from '@campo-livre/backend/store/row-change.ts'
import * as z from 'zod/mini'
import type { Ask } from '../store/sql.ts'
import { type Told, toldBy } from './told-changes.ts'

/** The channel of PostgreSQL by which processes tell each other. */
export const CHANNEL = 'campo_live'
/** PostgreSQL takes less than 8,000 bytes at a time. */
const MOST_BYTES = 7_000

const toldSchema = z.array(z.object({ topic: z.string(), change: z.union([changeSchema, z.literal('end')]) }))

/** Tells all processes of changes, in their transaction: they hear it once it is stored, or never. */
export async function tellChanges(ask: Ask, changes: readonly RowChange[]): Promise<void> {
  const asked = payloadsOf(toldBy(changes)).map((payload) =>
    ask('select pg_notify($1, $2)', [CHANNEL, payload]),
  )
  await Promise.all(asked)
}

/** Returns what is said on the channel, in parts that PostgreSQL takes. */
export function payloadsOf(told: readonly Told[]): readonly string[] {
  const parts: string[] = []
  let open = ''
  for (const each of told) {
    const text = JSON.stringify(each)
    if (open !== '' && Buffer.byteLength(open) + Buffer.byteLength(text) > MOST_BYTES) {
      parts.push(`[${open}]`)
      open = ''
    }
    open = open === '' ? text : `${open},${text}`
  }
  return open === '' ? parts : [...parts, `[${open}]`]
}

/** Reads what was said on the channel; nothing for what this process does not know. */
export function readTold(payload: string): readonly Told[] {
  const read = z.safeParse(toldSchema, JSON.parse(payload))
  return read.success ? read.data : []
}
