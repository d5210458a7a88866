import { instantSchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { LOGGED } from '../log/call-log.ts'
import { logEntrySchema } from '../log/log-entry.ts'
import { SNAPSHOT_VERSION, snapshotSchema } from '../persistence/snapshot.ts'
import { isKnownFault } from '../situations/known-calls.ts'
import { situationSchema, someInstantSchema } from '../situations/situation.ts'

export const CASE_FORMAT = 'campo-livre-caso'
export const CASE_VERSION = 1

/** An address in the app: never one of another site. */
export const appPathSchema = z
  .string()
  .check(z.maxLength(2000), z.regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, 'Esse endereço não é do app.'))

/** A found bug as a file: the data, the clock, the situation and the calls that led there, to be opened elsewhere. */
export const caseSchema = z.object({
  format: z.literal(CASE_FORMAT),
  version: z.literal(CASE_VERSION),
  /** The real time. */
  savedAt: instantSchema,
  /** The mock's time, at which its clock stands when the case is opened. */
  now: someInstantSchema,
  /** The path of the app's page; null where it is not known. */
  path: z.nullable(appPathSchema),
  /** The situation, to be read and to make a link of; opening a case goes by the snapshot. */
  situation: situationSchema,
  snapshot: snapshotSchema,
  /** The token of the signed-in user; null for nobody. */
  token: z.nullable(z.string()),
  /** Newest first. */
  log: z.array(logEntrySchema).check(z.maxLength(LOGGED)),
})
export type CaseFile = z.infer<typeof caseSchema>

/** The fields that tell whether a file is a case, and of which version; they are checked before all others. */
const labelSchema = z.object({
  format: z.literal(CASE_FORMAT),
  version: z.int(),
  snapshot: z.object({ version: z.int() }),
})

type Read = { ok: true; file: CaseFile } | { ok: false; message: string }
const refused = (message: string): Read => ({ ok: false, message })

/** Checks the content of a case file; returns a sentence for the user where it cannot be opened. */
export function readCase(value: unknown): Read {
  const label = labelSchema.safeParse(value)
  const isCase = z.object({ format: z.literal(CASE_FORMAT) }).safeParse(value).success
  if (!isCase) return refused('Esse arquivo não é um caso do Campo Livre.')
  if (!label.success) return refused(damagedAt(label.error.issues[0]?.path ?? []))
  const { version, snapshot } = label.data
  if (version !== CASE_VERSION || snapshot.version !== SNAPSHOT_VERSION)
    return refused('Esse caso foi salvo por outra versão do backend simulado e não abre nesta.')
  const read = caseSchema.safeParse(value)
  if (!read.success) return refused(damagedAt(read.error.issues[0]?.path ?? []))
  const { changes, settings } = read.data.snapshot
  if (!settings.faults.every(isKnownFault)) return refused(damagedAt(['snapshot', 'settings', 'faults']))
  const foreign = Object.entries(changes).find(([, rows]) =>
    rows.some(([id, row]) => row !== null && row.id !== id),
  )
  return foreign ? refused(damagedAt(['snapshot', 'changes', foreign[0]])) : { ok: true, file: read.data }
}

/** Returns the sentence that a case is damaged at a path of its content. */
export function damagedAt(path: readonly PropertyKey[]): string {
  return `Esse caso está danificado em "${path.map(String).join('.')}". Nada mudou.`
}
