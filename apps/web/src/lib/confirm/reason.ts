import type * as z from 'zod/mini'
import { createDraft } from '../storage/drafts.ts'

/** The field of a question that asks for a reason. */
export type ReasonField = {
  label: string
  /** A sentence below the label: who reads it. */
  description?: string
  /** The usual reasons, each of which fills the field by a press. */
  usual?: readonly string[]
  /** Its sentences stand at the field; one that accepts an empty text makes the reason optional. */
  schema: z.ZodMiniType<string>
}

export type ReasonDraft = ReturnType<typeof reasonDraft>
/** The field, and where its text is kept until the action has succeeded. */
export type Reason = ReasonField & { draft: ReasonDraft }

/** Creates the draft of a reason. `key` names the action and the thing that it is about: `cancel bkg-1`. */
export function reasonDraft(key: string) {
  return createDraft(key, ['reason'])
}
