import { readStored, writeStored } from './storage.ts'

/** The key of unsent form texts, in this tab. */
export const DRAFTS_KEY = 'drafts'

/** Returns who types: the id of a user, or `guest`. */
let owner = () => 'guest'

/** Sets who types; the session does so at start. */
export function setDraftOwner(ask: () => string): void {
  owner = ask
}

/** Removes all drafts, when the user signs out or another signs in. */
export function dropDrafts(): void {
  writeStored(DRAFTS_KEY, null, 'sessionStorage')
}

/** What lies under some keys of something unknown. (A schema of records would weigh on the first screen.) */
function inside(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    value,
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Person → form → field → what was typed. */
function readDrafts(): unknown {
  try {
    return JSON.parse(readStored(DRAFTS_KEY, 'sessionStorage') ?? '')
  } catch {
    return null
  }
}

/** Makes this all that the person has typed; what others have typed here goes or stays. */
function write(own: object, others: object): void {
  writeStored(DRAFTS_KEY, JSON.stringify({ ...others, [owner()]: own }), 'sessionStorage')
}

function change(form: string, values: object): void {
  const drafts = readDrafts()
  write({ ...Object(inside(drafts, owner())), [form]: values }, Object(drafts))
}

/**
 * Keeps what was typed into a form over a lost session and a reload (G5), for the same person in the same tab. `form`
 * names it, with the thing that it is about: `cancel bkg-1`. The fields are named one by one, so that no password gets
 * in by accident.
 */
export function createDraft<const Field extends string>(form: string, fields: readonly Field[]) {
  return {
    /** What was typed before; empty texts where nothing was. */
    read: (): Record<Field, string> => {
      const kept = inside(readDrafts(), owner(), form)
      const textOf = (name: string) => {
        const text = inside(kept, name)
        return typeof text === 'string' ? text : ''
      }
      return Object.fromEntries(fields.map((name) => [name, textOf(name)])) as Record<Field, string>
    },
    keep: (values: Readonly<Record<Field, string>>): void =>
      change(form, Object.fromEntries(fields.map((name) => [name, values[name]]))),
    /** Sent, or given up. */
    drop: (): void => change(form, {}),
  }
}

/** Somebody has signed in: what others typed here before is gone. */
export function keepOwnDrafts(): void {
  write(Object(inside(readDrafts(), owner())), {})
}
