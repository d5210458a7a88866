import * as z from 'zod/mini'
import { DRAFTS_KEY } from '../lib/drafts.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import { store } from '../lib/store.ts'
import { userAtom } from './atoms.ts'

type Values = Readonly<Record<string, string>>
type Forms = Readonly<Record<string, Values>>

/** Person → form → field → what was typed. */
const draftsSchema = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string())))

/** Who types: a user, or whoever is not signed in. */
const me = () => store.get(userAtom)?.id ?? 'guest'

function readDrafts(): Record<string, Forms> {
  try {
    const drafts = draftsSchema.safeParse(JSON.parse(readStored(DRAFTS_KEY, 'sessionStorage') ?? ''))
    return drafts.success ? drafts.data : {}
  } catch {
    return {}
  }
}

function change(form: string, values: Values): void {
  const drafts = readDrafts()
  writeStored(
    DRAFTS_KEY,
    JSON.stringify({ ...drafts, [me()]: { ...drafts[me()], [form]: values } }),
    'sessionStorage',
  )
}

/**
 * Keeps what was typed into a form over a lost session and a reload (G5), for the same person in the same tab. `form`
 * names it, with the thing that it is about: `cancel bkg-1`. The fields are named one by one, so that no password gets
 * in by accident.
 */
export function draftOf<const Field extends string>(form: string, fields: readonly Field[]) {
  return {
    /** What was typed before; empty texts where nothing was. */
    read: (): Record<Field, string> => {
      const kept = readDrafts()[me()]?.[form] ?? {}
      return Object.fromEntries(fields.map((name) => [name, kept[name] ?? ''])) as Record<Field, string>
    },
    keep: (values: Readonly<Record<Field, string>>): void =>
      change(form, Object.fromEntries(fields.map((name) => [name, values[name]]))),
    /** Sent, or given up. */
    drop: (): void => change(form, {}),
  }
}

/** Somebody has signed in: what others typed here before is gone. */
export function keepOwnDrafts(): void {
  const own = readDrafts()[me()]
  writeStored(DRAFTS_KEY, own ? JSON.stringify({ [me()]: own }) : null, 'sessionStorage')
}
