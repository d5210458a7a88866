import {
  MAX_AVAILABILITY_DAYS,
  toAvailability,
  availabilitySchema,
} from '@campo-livre/domain/availability/availability.ts'
import { slotsOf } from '@campo-livre/domain/availability/slots.ts'
import { addDays, daySchema, localDay } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { publicField } from './public-fields.ts'
import { scheduleOf } from './schedule.ts'

const querySchema = z.object({
  from: z.optional(daySchema),
  days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_AVAILABILITY_DAYS)), 7),
})

/**
 * The slots of a field by opening day. Of other people's bookings it tells no more than that they are there.
 */
export const getAvailability = call({
  method: 'GET',
  path: '/fields/{id}/availability',
  who: 'anyone',
  summary:
    'The slots of some days with prices. A time of the one who asks is `mine`; of others no more than that it is taken.',
  output: availabilitySchema,
  refusals: { 404: 'Inactive or unknown.' },
  query: querySchema,
  handle: ({ db, now, user, params, query }) => {
    const at = publicField(db, params.id)
    const { timeZone } = at.company
    const from = query.from ?? localDay(timeZone, now)
    const slots = slotsOf(scheduleOf({ db, now, user, ...at }), from, query.days)
    const days = Array.from({ length: query.days }, (_, index) => addDays(from, index))
    return ok(toAvailability(slots, timeZone, days))
  },
})
