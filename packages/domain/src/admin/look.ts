import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'
import { userSchema } from '../users/user.ts'

/** Minutes after which a look at the app as somebody ends by itself. */
export const LOOK_MINUTES = 30

/** The person whom an admin looks at the app as: by their account, or by the arena that they care for. */
export const lookAtSchema = z.object({ resource: z.enum(['users', 'companies']), id: z.string() })
export type LookAt = z.infer<typeof lookAtSchema>

/** A look at the app as somebody: a token that reads and never writes, whose it is, and until when. */
export const lookSchema = z.object({ token: z.string(), user: userSchema, until: instantSchema })
export type Look = z.infer<typeof lookSchema>
