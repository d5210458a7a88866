import { getAvailabilitySpec } from '@campo-livre/contract/fields/get-availability.ts'
import { toAvailability } from '@campo-livre/domain/availability/availability.ts'
import { slotsOf } from '@campo-livre/domain/availability/slots.ts'
import { closedNotices } from '@campo-livre/domain/closures/closed-notice.ts'
import { addDays, fromLocal, localDay } from '@campo-livre/domain/time/zone.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { closuresOf } from '../closures/closures-of.ts'
import { soldSchedule } from './schedule.ts'
import { owned } from '../ownership/owned.ts'

/** Returns the slots of a field by opening day. Other people's bookings only show as taken. */
export const getAvailability = answer(
  owned(getAvailabilitySpec, 'fields', 'public'),
  ({ db, now, user, row: field, company, query }) => {
    const { timeZone } = company
    const from = query.from ?? localDay(timeZone, now)
    const near = {
      start: fromLocal(timeZone, addDays(from, -1), 0),
      end: fromLocal(timeZone, addDays(from, query.days + 2), 0),
    }
    const slots = slotsOf(soldSchedule({ db, now, user, field, company }, near), from, query.days)
    const closed = closedNotices(closuresOf(db, field), from, query.days, timeZone)
    const days = Array.from({ length: query.days }, (_, index) => addDays(from, index))
    return ok(toAvailability(slots, timeZone, days, closed))
  },
)
