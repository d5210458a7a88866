import * as z from 'zod/mini'
import { moveTargetSchema } from '../bookings/athlete/move-request.ts'
import { madeId } from '../text/made-id.ts'
import { daySchema, instantSchema } from '../time/zone.ts'

const day = daySchema

/** The longest pause that an athlete takes, in days; who stays away longer ends the fixed slot. */
export const MAX_PAUSE_DAYS = 8 * 7

const wishes = {
  end: z.object({
    type: z.literal('end'),
    /** The first day without a game. */
    from: day,
    reason: z.string().check(z.trim(), z.maxLength(500, 'Use até 500 caracteres.')),
  }),
  pause: z.object({ type: z.literal('pause'), from: day, until: day }),
  resume: z.object({ type: z.literal('resume'), pauseId: z.string() }),
  swap: z.extend(moveTargetSchema, {
    type: z.literal('swap'),
    /** The day by the contract, of the week whose game is played at another time. */
    day,
  }),
}

/** The wishes of an athlete about their fixed slot: no more of it, a pause, an end of the pause, one game at another time. */
export const slotWishSchema = z.discriminatedUnion('type', [
  wishes.end,
  wishes.pause,
  wishes.resume,
  wishes.swap,
])
export type SlotWish = z.infer<typeof slotWishSchema>
export type SlotWishOf<T extends SlotWish['type']> = Extract<SlotWish, { type: T }>

const sent = {
  id: madeId,
  version: z.int(),
  /** The sum that it adds to the bills, in cents, as it was shown. */
  differenceCents: z.int(),
}

/** A wish as it is sent: once by its `id`, and about the fixed slot and the money that were shown. */
export const slotCommandSchema = z.discriminatedUnion('type', [
  z.extend(wishes.end, sent),
  z.extend(wishes.pause, sent),
  z.extend(wishes.resume, sent),
  z.extend(wishes.swap, sent),
])
export type SlotCommand = z.infer<typeof slotCommandSchema>

/** A wish as a step of a fixed slot. `shownCents`: the money that was shown; null where it is only asked what would be. */
export type AthleteStep = {
  type: 'by_athlete'
  id: string
  seriesId: string
  version: number
  wish: SlotWish
  shownCents: number | null
}

/** Returns a command as a step of a fixed slot. */
export function athleteStep(
  seriesId: string,
  { id, version, differenceCents, ...wish }: SlotCommand,
): AthleteStep {
  return { type: 'by_athlete', id, seriesId, version, wish, shownCents: differenceCents }
}

const previewDate = z.object({ day, start: instantSchema, end: instantSchema, priceCents: z.int() })

/** The effect of a wish, told before it is done, by the same function. */
export const slotPreviewSchema = z.object({
  /** The games that go, in order. */
  gone: z.array(
    z.extend(previewDate, {
      /** The cents that leave the bill, and those that leave it if somebody else books the time. */
      offCents: z.int(),
      maybeCents: z.int(),
    }),
  ),
  /** The games that are booked again. */
  back: z.array(previewDate),
  /** Those that cannot be: somebody else has the time, or the arena is closed. */
  lost: z.array(z.extend(z.omit(previewDate, { priceCents: true }), { state: z.enum(['taken', 'closed']) })),
  /** Those after the end that stay, since their month is paid. */
  paid: z.array(previewDate),
  /** The start of the last game before an end, and of the first one after a pause; null for none. */
  lastStart: z.nullable(instantSchema),
  nextStart: z.nullable(instantSchema),
  /** The price of a game at its other time, in cents; null where none is moved. */
  priceCents: z.nullable(z.int()),
  /** The sum that it adds to the bills; less than nothing where it takes off. */
  differenceCents: z.int(),
  /** The cents that are left to pay on all bills then, and those that were paid too much. */
  dueCents: z.int(),
  leftCents: z.int(),
  /** The refusal as it stands; null where it would be done. */
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
})
export type SlotPreview = z.infer<typeof slotPreviewSchema>
