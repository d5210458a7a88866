import { readStored, removeStored, writeStored } from './storage.ts'

/** The start of the keys of unsent form texts in this tab: `draft/<user>/<form>`. */
const START = 'draft'

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
  removeStored((key) => key.startsWith(START), 'sessionStorage')
}

/** Removes the drafts of other users, after somebody has signed in; also those that an older release kept. */
export function keepOwnDrafts(): void {
  removeStored((key) => key.startsWith(START) && !key.startsWith(keyOf('')), 'sessionStorage')
}

function keyOf(form: string): string {
  return `${START}/${owner()}/${form}`
}

/** Reads the fields of a draft. A schema of records would weigh on the first screen. */
function readDraft(form: string): object {
  try {
    return Object(JSON.parse(readStored(keyOf(form), 'sessionStorage') ?? '')) as object
  } catch {
    return {}
  }
}

/**
 * Creates the draft of a form: text that is kept over a lost session and a reload (G5), for the same user in the same
 * tab, as an entry of its own. `form` names the form and the thing that it is about: `cancel bkg-1`. The fields are
 * listed one by one, so that no password is kept by accident.
 */
export function createDraft<const Field extends string>(form: string, fields: readonly Field[]) {
  return {
    /** Returns the kept texts; empty ones for none. */
    read: (): Record<Field, string> => {
      const kept = new Map<string, unknown>(Object.entries(readDraft(form)))
      const textOf = (name: string) => {
        const text = kept.get(name)
        return typeof text === 'string' ? text : ''
      }
      return Object.fromEntries(fields.map((name) => [name, textOf(name)])) as Record<Field, string>
    },
    keep: (values: Readonly<Record<Field, string>>): void => {
      const texts = Object.fromEntries(fields.map((name) => [name, values[name]]))
      writeStored(keyOf(form), JSON.stringify(texts), 'sessionStorage')
    },
    /** Removes the draft, when the form is sent or given up. */
    drop: (): void => writeStored(keyOf(form), null, 'sessionStorage'),
  }
}
