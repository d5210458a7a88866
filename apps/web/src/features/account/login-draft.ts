import { createDraft } from '../../session/draft.ts'

/** The e-mail of who is about to sign in: what they typed there, or just confirmed or made a password for. */
export const loginDraft = createDraft('login', ['email'])
