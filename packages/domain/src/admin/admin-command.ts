import * as z from 'zod/mini'
import { fieldValueSchema } from '../lists/history.ts'
import { madeId } from '../text/made-id.ts'
import { adminResources } from './admin-resource.ts'

const values = z.record(z.string(), fieldValueSchema)
const reason = z.nullable(z.string().check(z.trim(), z.maxLength(500, 'Use até 500 caracteres.')))
const base = {
  /** Made by the client: the command counts once, however often it arrives. */
  id: madeId,
  resource: z.enum(adminResources),
}
/** A row as it was seen: a write that is based on an older state is refused as stale. */
const row = { rowId: z.string(), stamp: z.string() }

/** The commands of an admin about one row of any kind (decision 082). */
export const adminCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('create'), ...base, values }),
  /** The values that change; others stay. */
  z.object({ type: z.literal('change'), ...base, ...row, values }),
  /** A deed that rows of this kind know: `block`, `cancel`. */
  z.object({ type: z.literal('act'), ...base, ...row, action: z.string(), reason }),
  z.object({ type: z.literal('remove'), ...base, ...row, reason }),
])
export type AdminCommand = z.infer<typeof adminCommandSchema>

/** The answer to a command: the row as it is now, null where it is gone. */
export const adminAnswerSchema = z.object({ commandId: z.string(), row: z.nullable(z.unknown()) })
export type AdminAnswer = z.infer<typeof adminAnswerSchema>

/** The body of the compensating call: the fields to take back; null for all of them. */
export const adminUndoSchema = z.object({ fields: z.nullable(z.array(z.string())) })

/** Hours for which a change can be taken back from the history. */
export const UNDO_HOURS = 24

const withReason: readonly string[] = [
  'bookings.cancel',
  'tabs.cancel',
  'tabs.reopen',
  'payments.void',
  'payments.refund',
  'stock-movements.reverse',
  'series.end',
  'rachas.cancel',
  'reviews.remove',
  'coupons.pause',
  'coupons.resume',
]

/** Returns whether a deed asks for a reason, since somebody else will want to know. */
export function needsReason(command: AdminCommand): boolean {
  const { type, resource } = command
  return withReason.includes(`${resource}.${type === 'act' ? command.action : type}`)
}
