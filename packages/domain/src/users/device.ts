import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'

/** A device on which a person is signed in (`GET /me/sessions`). Its id reveals nothing about the token. */
export const deviceSchema = z.object({
  id: z.string(),
  /** The name of browser and system, `Chrome no Android`; null where the device does not report it. */
  name: z.nullable(z.string()),
  signedInAt: instantSchema,
  /** The instant of the last request from the device. */
  seenAt: instantSchema,
  /** True for the device that sent the request. */
  current: z.boolean(),
})
export type Device = z.infer<typeof deviceSchema>
