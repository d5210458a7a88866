import { createDraft } from './draft.ts'

/** What the form asks that leaves the contact of an arena (H13). */
export const interestFields = ['name', 'email', 'phone', 'description'] as const

/** What was typed into it; the registration of an arena, which may not work yet, carries its own over. */
export const interestDraft = createDraft('interest', interestFields)
