import { draftOwner } from './draft-owner.ts'
import { readStored, removeStored, type Shelf, shelves, writeStored } from './storage.ts'

/** The start of the keys of unsent form texts: `draft/<user>/<form>`. */
const START = 'draft'

/** Removes all drafts, whoever typed them, when a user signs out. */
export function dropDrafts(): void {
  for (const shelf of shelves) removeStored((key) => key.startsWith(START), shelf)
}

/**
 * Removes the drafts that belong to nobody, after somebody has signed in: those of a guest, and those of an older release.
 * What other users typed stays for them, until somebody signs out here.
 */
export function dropGuestDrafts(): void {
  const isNobodys = (key: string) =>
    key.startsWith(`${START}/guest/`) || (key.startsWith(START) && !key.startsWith(`${START}/`))
  for (const shelf of shelves) removeStored(isNobodys, shelf)
}

function keyOf(form: string): string {
  return `${START}/${draftOwner()}/${form}`
}

/** Reads the fields of a draft. A schema of records would weigh on the first screen. */
function readDraft(form: string, shelf: Shelf): object {
  try {
    return Object(JSON.parse(readStored(keyOf(form), shelf) ?? '')) as object
  } catch {
    return {}
  }
}

/**
 * Creates the draft of a form: text that is kept over a lost session and a reload (G5), for the same user, as an entry of
 * its own. `form` names the form and the thing that it is about: `cancel bkg-1`. The fields are listed one by one, so
 * that no password is kept by accident. `shelf`: `localStorage` for long work that also outlives its tab.
 */
export function createDraft<const Field extends string>(
  form: string,
  fields: readonly Field[],
  shelf: Shelf = 'sessionStorage',
) {
  return {
    /** Returns the kept texts; empty ones for none. */
    read: (): Record<Field, string> => {
      const kept = new Map<string, unknown>(Object.entries(readDraft(form, shelf)))
      const textOf = (name: string) => {
        const text = kept.get(name)
        return typeof text === 'string' ? text : ''
      }
      return Object.fromEntries(fields.map((name) => [name, textOf(name)])) as Record<Field, string>
    },
    keep: (values: Readonly<Record<Field, string>>): void => {
      const texts = Object.fromEntries(fields.map((name) => [name, values[name]]))
      writeStored(keyOf(form), JSON.stringify(texts), shelf)
    },
    /** Removes the draft, when the form is sent or given up. */
    drop: (): void => {
      writeStored(keyOf(form), null, shelf)
    },
  }
}
