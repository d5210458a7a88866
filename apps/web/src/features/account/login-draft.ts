import { createDraft } from '../../lib/storage/drafts.ts'

/** The e-mail for the login: typed there, just confirmed, or of a new password. */
export const loginDraft = createDraft('login', ['email'])
