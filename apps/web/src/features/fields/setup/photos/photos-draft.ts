import type { KeptPhoto } from '@campo-livre/domain/fields/field-photos-input.ts'
import * as z from 'zod/mini'
import { createDraft } from '../../../../lib/storage/drafts.ts'

/** An arrangement that is not saved yet: the photos as it found them, and as they are to be. */
export type Arrangement = { base: readonly KeptPhoto[]; mine: readonly KeptPhoto[] }

const photos = z.array(z.object({ id: z.string(), caption: z.string() }))
const keptSchema = z.object({ base: photos, mine: photos })

/** Keeps an unsaved arrangement over a reload and a lost session (G5). */
export function photosDraft(fieldId: string) {
  const draft = createDraft(`fotos ${fieldId}`, ['kept'], 'localStorage')
  return {
    read: (): Arrangement | null => {
      const kept = keptSchema.safeParse(fromJson(draft.read().kept))
      return kept.success ? kept.data : null
    },
    keep: (arrangement: Arrangement) => draft.keep({ kept: JSON.stringify(arrangement) }),
    drop: draft.drop,
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
