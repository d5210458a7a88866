import * as z from 'zod/mini'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { notificationKinds } from './notification-kinds.ts'

/** A minute of the day at which a quiet time may begin or end: a whole hour. */
const hourSchema = z.int().check(
  z.minimum(0),
  z.maximum(23 * 60),
  z.refine((minute) => minute % 60 === 0, 'Escolha uma hora cheia.'),
)

/** The hours of each day in which nobody is written to; over midnight where `until` is before `from`. */
export const quietHoursSchema = z.object({ from: hourSchema, until: hourSchema }).check(
  z.refine(({ from, until }) => from !== until, {
    error: 'O silêncio precisa acabar em outra hora.',
    path: ['until'],
  }),
)
export type QuietHours = z.infer<typeof quietHoursSchema>

/** The mails that a person has of notices. */
export const noticeMailsSchema = z.object({
  /** The kinds that come by e-mail, too. */
  mailed: z.array(z.enum(notificationKinds)),
  /** Null for none. */
  quiet: z.nullable(quietHoursSchema),
  /** True for one mail a day in the place of one each. */
  digest: z.boolean(),
  timeZone: timeZoneSchema,
})
export type NoticeMails = z.infer<typeof noticeMailsSchema>

/** A notice that waits for its mail. */
export const waitingNoticeSchema = z.object({
  at: instantSchema,
  message: z.string(),
  link: z.string(),
})
export type WaitingNotice = z.infer<typeof waitingNoticeSchema>

/** The settings of somebody who has chosen none: the bell alone, and quiet nights. */
export const usualNoticeMails: Omit<NoticeMails, 'timeZone'> = {
  mailed: [],
  quiet: { from: 22 * 60, until: 8 * 60 },
  digest: false,
}
