import { createDraft } from '../lib/storage/drafts.ts'

/** The fields of the form for an arena's contact (H13). */
export const interestFields = ['name', 'email', 'phone', 'description'] as const

/** The draft of that form; the registration of an arena, which may be unavailable, fills it in. */
export const interestDraft = createDraft('interest', interestFields)
