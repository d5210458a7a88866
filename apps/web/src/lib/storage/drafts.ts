import { readStored, writeStored } from './storage.ts'

/** The key of unsent form texts, in this tab. */
export const DRAFTS_KEY = 'drafts'

let owner = () => 'guest'

/** Returns the id of the user who types, or `guest`. */
export function draftOwner(): string {
  return owner()
}

/** Sets the function that returns the user's id; called by the session at start. */
export function setDraftOwner(ask: () => string): void {
  owner = ask
}

/** Removes all drafts, when the user signs out or another signs in. */
export function dropDrafts(): void {
  writeStored(DRAFTS_KEY, null, 'sessionStorage')
}

/** Returns the value under nested keys of something unknown. A schema of records would weigh on the first screen. */
function inside(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    value,
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Reads the drafts: user → form → field → text. */
function readDrafts(): unknown {
  try {
    return JSON.parse(readStored(DRAFTS_KEY, 'sessionStorage') ?? '')
  } catch {
    return null
  }
}

/** Stores the user's drafts, together with `others`. */
function write(own: object, others: object): void {
  writeStored(DRAFTS_KEY, JSON.stringify({ ...others, [owner()]: own }), 'sessionStorage')
}

function change(form: string, values: object): void {
  const drafts = readDrafts()
  write({ ...Object(inside(drafts, owner())), [form]: values }, Object(drafts))
}

/**
 * Creates the draft of a form: text that is kept over a lost session and a reload (G5), for the same user in the same
 * tab. `form` names the form and the thing that it is about: `cancel bkg-1`. The fields are listed one by one, so that
 * no password is kept by accident.
 */
export function createDraft<const Field extends string>(form: string, fields: readonly Field[]) {
  return {
    /** Returns the kept texts; empty ones for none. */
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
    /** Removes the draft, when the form is sent or given up. */
    drop: (): void => change(form, {}),
  }
}

/** Removes the drafts of other users, after somebody has signed in. */
export function keepOwnDrafts(): void {
  write(Object(inside(readDrafts(), owner())), {})
}
