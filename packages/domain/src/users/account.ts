import * as z from 'zod/mini'
import { ownCardSchema } from '../athletes/own-card.ts'
import { sports } from '../fields/sports.ts'
import { notificationKinds } from '../notifications/notification-kinds.ts'
import { savedSearchSchema } from '../fields/list/saved-search.ts'
import { noticeMailsSchema } from '../notifications/notice-settings.ts'
import { openAlertsSchema } from '../rachas/open-alerts.ts'
import { daySchema, instantSchema } from '../time/zone.ts'
import { genderSchema } from './registration.ts'
import { userSchema } from './user.ts'

/** The labels of the skill levels, from 1 (the first) to 5, in encouraging words. */
export const skillLabels = ['Começando', 'Arrisco', 'Jogo bem', 'Jogo muito', 'Craque'] as const

export const sportSkillSchema = z.object({
  sport: z.enum(sports),
  skill: z.int().check(z.minimum(1), z.maximum(skillLabels.length)),
})
export type SportSkill = z.infer<typeof sportSkillSchema>

/** The answer of `GET /me/account`: the data of the caller's own account. */
export const accountSchema = z.extend(userSchema, {
  cpf: z.nullable(z.string()),
  /** Date of birth, `YYYY-MM-DD`. */
  date: z.nullable(daySchema),
  gender: z.nullable(genderSchema),
  /** False for somebody who enters by a code and has chosen no password. */
  hasPassword: z.boolean(),
  /** The new e-mail that awaits confirmation before it replaces the present one; null for none. */
  pendingEmail: z.nullable(z.string()),
  sports: z.array(sportSkillSchema),
  /** The city in which an athlete plays; null where they have chosen none. */
  city: z.nullable(z.string()),
  /** The kinds of notices that are turned off. */
  muted: z.array(z.enum(notificationKinds)),
  /** The mails of notices that they chose; absent for the usual ones. */
  noticeMails: z.optional(noticeMailsSchema),
  /** The searches that they keep, the latest first; absent for none. */
  searches: z.optional(z.array(savedSearchSchema)),
  /** The open places of which they are told; absent for none. */
  openAlerts: z.optional(openAlertsSchema),
  /** Their card as an athlete; absent for somebody who has said nothing on it. */
  card: z.optional(ownCardSchema),
  /** The instant since which other apps may read a calendar of theirs; absent where none may. */
  calendarSince: z.optional(instantSchema),
  /** The terms agreed to, and the instant of the agreement; null for accounts from before there was one. */
  terms: z.nullable(z.object({ version: z.string(), acceptedAt: instantSchema })),
})
export type Account = z.infer<typeof accountSchema>

/** The account with a new address of its calendar, which nobody is told a second time. */
export const calendarAddressSchema = z.object({
  account: accountSchema,
  /** The path of the calendar below that of the API: `/calendar/k3….ics`. */
  path: z.string(),
})
export type CalendarAddress = z.infer<typeof calendarAddressSchema>
