import type * as z from 'zod/mini'
import { createDraft } from './drafts.ts'
import type { Shelf } from './storage.ts'

/**
 * Creates the draft of one value, which is kept as JSON and believed only if it fits the schema (G5). `form` and `shelf`
 * are those of `createDraft`.
 */
export function createJsonDraft<T>(form: string, schema: z.ZodMiniType<T>, shelf?: Shelf) {
  const { read, keep, drop } = createDraft(form, ['kept'], shelf)
  return {
    /** Returns the kept value; null for none. */
    read: (): T | null => schema.safeParse(fromJson(read().kept)).data ?? null,
    keep: (value: T): void => keep({ kept: JSON.stringify(value) }),
    drop,
  }
}

function fromJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return null
  }
}
