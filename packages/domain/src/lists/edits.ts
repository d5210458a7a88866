import * as z from 'zod/mini'
import { isPictureAddress } from '../users/picture-sizes.ts'
import { type FieldChange, historyEntrySchema } from './history.ts'

/** A change of a row by a person as it is stored, for the row's history. */
export const editSchema = z.extend(z.omit(historyEntrySchema, { who: true }), {
  subjectId: z.string(),
  userId: z.string(),
})
export type Edit = z.infer<typeof editSchema>

/** The person who changes something, the instant, and new ids by their prefix. */
export type Editing = { byId: string; at: string; newId: (prefix: string) => string }

type Row = { readonly id: string }

/** Returns the entry of a row that somebody has created. */
export function createdEdit({ id }: Row, editing: Editing): Edit {
  return editOf(id, 'created', [], editing)
}

/** Returns the entry of what somebody has changed of these keys of a row; none where they are the same. */
export function changedEdits<T extends Row>(
  keys: readonly (keyof T & string)[],
  { before, after }: { before: T; after: T },
  editing: Editing,
): Edit[] {
  const changes = keys
    .filter((key) => before[key] !== after[key])
    .map((field) => ({ field, from: shownValue(before[field]), to: shownValue(after[field]) }))
  return changes.length === 0 ? [] : [editOf(after.id, 'changed', changes, editing)]
}

function editOf(
  subjectId: string,
  kind: Edit['kind'],
  changes: FieldChange[],
  { byId, at, newId }: Editing,
): Edit {
  return { id: newId('edt'), subjectId, kind, changes, userId: byId, at }
}

/** Returns a value as a history shows it: not a picture, whose address tells nobody anything. */
export function shownValue(value: unknown): FieldChange['from'] {
  if (typeof value === 'string') return isPictureAddress(value) ? null : value
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}
