import * as z from 'zod/mini'
import { createDraft } from '../storage/drafts.ts'
import type { Texts } from './field-text.ts'

const texts = z.record(z.string(), z.string())
const keptSchema = z.object({ texts, base: texts })

/** The typed texts of a form, and those with which it began. */
type Kept = { texts: Texts; base: Texts }
export type FormDraft = { read: () => Kept | null; keep: (kept: Kept) => void; drop: () => void }

/**
 * Creates the draft of a form, which is kept over a reload and a lost session (G5). `key` names the form and its row.
 */
export function formDraft(key: string): FormDraft {
  const { read, keep, drop } = createDraft(key, ['kept'])
  return {
    read: () => {
      const kept = keptSchema.safeParse(fromJson(read().kept))
      return kept.success ? kept.data : null
    },
    keep: (kept) => keep({ kept: JSON.stringify(kept) }),
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
