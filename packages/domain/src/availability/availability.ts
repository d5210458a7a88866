import * as z from 'zod/mini'
import { type ClosedNotice, closedNoticeSchema } from '../closures/closed-notice.ts'
import { centsSchema } from '../money/money.ts'
import { daySchema, instantSchema, timeZoneSchema, toInstant } from '../time/zone.ts'
import type { Slot } from './slots.ts'
import { slotStatuses } from './slot-status.ts'

/** The most days that one request for availability may cover. */
export const MAX_AVAILABILITY_DAYS = 31

/** The availability of a field on the wire: one entry per opening day, closed days with no slots. */
export const availabilitySchema = z.object({
  timeZone: timeZoneSchema,
  days: z.array(
    z.object({
      day: daySchema,
      slots: z.array(
        z.object({
          start: instantSchema,
          end: instantSchema,
          priceCents: centsSchema,
          /** The price without the arena's deal for an idle hour; absent where there is none. */
          fullCents: z.optional(centsSchema),
          status: z.enum(slotStatuses),
        }),
      ),
    }),
  ),
  /** The times of those days in which the arena keeps the field closed, where players may read why. */
  closed: z._default(z.array(closedNoticeSchema), []),
})
export type Availability = z.infer<typeof availabilitySchema>
export type AvailabilityDay = Availability['days'][number]
export type AvailabilitySlot = AvailabilityDay['slots'][number]

/** Groups slots by opening day for the wire; `days` names every day, with or without slots. */
export function toAvailability(
  slots: readonly Slot[],
  timeZone: string,
  days: readonly string[],
  closed: ClosedNotice[],
): Availability {
  const byDay = Map.groupBy(slots, (slot) => slot.day)
  return {
    timeZone,
    days: days.map((day) => ({
      day,
      slots: (byDay.get(day) ?? []).map(({ start, end, priceCents, deal, status }) => ({
        start: toInstant(start),
        end: toInstant(end),
        priceCents,
        ...(deal && { fullCents: deal.fullCents }),
        status,
      })),
    })),
    closed,
  }
}
