import type { KeptPhoto } from '@campo-livre/domain/fields/photos/field-photos-input.ts'
import * as z from 'zod/mini'
import { createJsonDraft } from '../../../../lib/storage/json-draft.ts'

/** An arrangement that is not saved yet: the photos as it found them, and as they are to be. */
export type Arrangement = { base: readonly KeptPhoto[]; mine: readonly KeptPhoto[] }

const photos = z.array(z.object({ id: z.string(), caption: z.string() }))
const keptSchema = z.object({ base: photos, mine: photos })

/** Keeps an unsaved arrangement over a closed tab and a lost session (G5). */
export function photosDraft(fieldId: string) {
  return createJsonDraft<Arrangement>(`fotos ${fieldId}`, keptSchema, 'localStorage')
}
