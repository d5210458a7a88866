import { createDraft } from '../../../lib/storage/drafts.ts'

/** The draft of the name and e-mail on the way in, with the e-mail to which a code went with the epoch milliseconds of that. */
export const enterDraft = createDraft('enter', ['name', 'email', 'sentTo', 'sentAt'])
