import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'

/** Where somebody is signed in (`GET /me/sessions`). Its id says nothing about the token. */
export const deviceSchema = z.object({
  id: z.string(),
  /** `Chrome no Android`; null for one that does not say. */
  name: z.nullable(z.string()),
  signedInAt: instantSchema,
  /** Of the last call from there. */
  seenAt: instantSchema,
  /** The one who asks. */
  current: z.boolean(),
})
export type Device = z.infer<typeof deviceSchema>
