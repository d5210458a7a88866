import * as z from 'zod/mini'
import { createJsonDraft } from '../../../lib/storage/json-draft.ts'

/** The request that is entered and not sent, kept over a lost session and a reload (G5). `about`: its field and the time chosen there. */
export const askDraft = createJsonDraft(
  'fixed slot',
  z.object({
    about: z.string(),
    values: z.object({
      from: z.string(),
      startMinute: z.string(),
      minutes: z.string(),
      every: z.string(),
      note: z.string(),
    }),
  }),
)
