import * as z from 'zod/mini'
import { draftOwner } from '../storage/draft-owner.ts'
import { createJsonDraft } from '../storage/json-draft.ts'
import type { Shelf } from '../storage/storage.ts'
import type { Texts } from './field-text.ts'
import type { FormField } from './form-field.ts'

const texts = z.record(z.string(), z.string())
const keptSchema = z.object({ texts, base: texts, key: z.optional(z.string()) })

/** The typed texts, those with which the form began, and the idempotency key under which they were sent, if they were. */
type Kept = { texts: Texts; base: Texts; key?: string | undefined }

export type FormDraft = {
  read: () => Kept | null
  keep: (kept: Kept) => void
  drop: () => void
  /** False once somebody else is signed in: what comes then is not for them. */
  isOwn: () => boolean
}

/**
 * Keeps the typed texts of a form over a reload and a lost session (G5), for the person who opens it. `key` identifies
 * the form and its object. `shelf`: `localStorage` for one that also outlives its tab. Pictures and files are too large for the
 * storage and are left out.
 */
export function formDraft(key: string, fields: readonly FormField[], shelf?: Shelf): FormDraft {
  const { read, keep, drop } = createJsonDraft<Kept>(key, keptSchema, shelf)
  const owner = draftOwner()
  const isOwn = () => draftOwner() === owner
  const light = (all: Texts) =>
    Object.fromEntries(fields.filter((field) => !isLarge(field)).map(({ name }) => [name, all[name] ?? '']))
  return {
    read,
    keep: (kept) => {
      if (isOwn()) keep({ ...kept, texts: light(kept.texts), base: light(kept.base) })
    },
    drop: () => {
      if (isOwn()) drop()
    },
    isOwn,
  }
}

function isLarge(field: FormField): boolean {
  return field.type === 'picture' || (field.type === 'custom' && field.large === true)
}
