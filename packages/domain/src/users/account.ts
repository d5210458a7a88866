import * as z from 'zod/mini'
import { sports } from '../fields/sports.ts'
import { noticeKinds } from '../notifications/notice-kinds.ts'
import { daySchema, instantSchema } from '../time/zone.ts'
import { genderSchema } from './registration.ts'
import { userSchema } from './user.ts'

/** How well somebody plays, from 1 to 5, in words that nobody has to be ashamed of. */
export const skillLabels = ['Começando', 'Arrisco', 'Jogo bem', 'Jogo muito', 'Craque'] as const

export const sportSkillSchema = z.object({
  sport: z.enum(sports),
  skill: z.int().check(z.minimum(1), z.maximum(skillLabels.length)),
})
export type SportSkill = z.infer<typeof sportSkillSchema>

/** `GET /me/account`: all that somebody has told of themselves and may change. */
export const accountSchema = z.extend(userSchema, {
  cpf: z.nullable(z.string()),
  /** Birth, `YYYY-MM-DD`. */
  date: z.nullable(daySchema),
  gender: z.nullable(genderSchema),
  /** The address that waits to be confirmed before it takes the place of the present one. */
  pendingEmail: z.nullable(z.string()),
  sports: z.array(sportSkillSchema),
  /** The kinds of notices that are turned off. */
  muted: z.array(z.enum(noticeKinds)),
  /** Which terms were agreed to, and when; null for people from before. */
  terms: z.nullable(z.object({ version: z.string(), acceptedAt: instantSchema })),
})
export type Account = z.infer<typeof accountSchema>
