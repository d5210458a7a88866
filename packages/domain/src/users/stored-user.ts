import * as z from 'zod/mini'
import { ownCardSchema } from '../athletes/own-card.ts'
import { notificationKinds } from '../notifications/notification-kinds.ts'
import { storedSearchSchema } from '../fields/list/saved-search.ts'
import { noticeMailsSchema, waitingNoticeSchema } from '../notifications/notice-settings.ts'
import { openAlertsSchema } from '../rachas/open-alerts.ts'
import { daySchema, instantSchema } from '../time/zone.ts'
import { sportSkillSchema } from './account.ts'
import { genderSchema } from './registration.ts'
import { userSchema } from './user.ts'

/** A user as stored: what others see of them, and what only a server knows. */
export const storedUserSchema = z.extend(userSchema, {
  /** Null for somebody who enters by a code and has chosen none. */
  password: z.nullable(z.string()),
  /**
   * True while the password is the one that came with the registration, from before anybody had confirmed the e-mail: a
   * stranger may have set it.
   */
  passwordUnproven: z.optional(z.boolean()),
  /** True if login is refused, with the server's own sentence. */
  blocked: z.boolean(),
  /** The details that users enter about themselves; absent where they never have. */
  cpf: z.optional(z.nullable(z.string())),
  birthDate: z.optional(z.nullable(daySchema)),
  gender: z.optional(z.nullable(genderSchema)),
  sports: z.optional(z.array(sportSkillSchema)),
  /** The city in which an athlete plays; absent where they have chosen none. */
  city: z.optional(z.nullable(z.string())),
  muted: z.optional(z.array(z.enum(notificationKinds))),
  /** The mails of notices that they chose; absent for the usual ones. */
  noticeMails: z.optional(noticeMailsSchema),
  /** The notices that wait for their mail; absent for none. */
  waitingNotices: z.optional(z.array(waitingNoticeSchema)),
  /** The ids of their favourite fields, the latest first; absent where they never had one. */
  favourites: z.optional(z.array(z.string())),
  /** The calendar that other apps read of theirs: the secret of its address as it is kept, and since when; absent for none. */
  calendarFeed: z.optional(z.nullable(z.object({ secret: z.string(), since: instantSchema }))),
  /** The searches that they keep, the latest first; absent where they never had one. */
  savedSearches: z.optional(z.array(storedSearchSchema)),
  /** The open places of which they want to be told; absent or null for none. */
  openAlerts: z.optional(z.nullable(openAlertsSchema)),
  /** The day on which they were last told of one. */
  openToldOn: z.optional(daySchema),
  /** Their card; absent for somebody who has said nothing on it. */
  card: z.optional(ownCardSchema),
  pendingEmail: z.optional(z.nullable(z.string())),
  terms: z.optional(z.object({ version: z.string(), acceptedAt: instantSchema })),
  /** True from an invitation until its person has chosen a password and agreed to the terms. */
  invited: z.optional(z.boolean()),
  /** True if a guardian has agreed to the terms, for a user who is under 18 when accepting them. */
  guardianConsent: z.optional(z.boolean()),
})
export type StoredUser = z.infer<typeof storedUserSchema>
