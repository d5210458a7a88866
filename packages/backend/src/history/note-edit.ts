import type { FieldChange } from '@campo-livre/domain/lists/history.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { UserRecord } from '../store/records.ts'

type Row = { readonly id: string }
/** The person who changes something, and the ISO instant. */
export type By = { user: UserRecord; now: string }

/** Notes that somebody has created a row. */
export async function noteCreated(db: Database, by: By, { id }: Row): Promise<void> {
  await note(db, by, { subjectId: id, kind: 'created', changes: [] })
}

/** Notes what of these fields somebody has changed; nothing where they are the same. */
export async function noteChanged<T extends Row>(
  db: Database,
  by: By,
  fields: readonly (keyof T & string)[],
  { before, after }: { before: T; after: T },
): Promise<void> {
  const changes = fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: shown(before[field]), to: shown(after[field]) }))
  if (changes.length > 0) await note(db, by, { subjectId: after.id, kind: 'changed', changes })
}

type Edit = { subjectId: string; kind: 'created' | 'changed'; changes: FieldChange[] }

async function note(db: Database, { user, now }: By, edit: Edit): Promise<void> {
  await db.edits.insert({ ...edit, id: newId('edt'), userId: user.id, at: now })
}

/** Returns a value as the history shows it: not a picture, which is long. */
export function shown(value: unknown): FieldChange['from'] {
  if (typeof value === 'string') return value.startsWith('data:') ? null : value
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}
