import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { BookingRecord } from '@campo-livre/backend/store/records.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

/** The times at which each user plays, so that nobody is on two courts at once. */
export type Agenda = {
  isFree(userId: string, time: MinuteInterval): boolean
  note(userId: string, time: MinuteInterval): void
}

const keepsBusy = ({ status }: BookingRecord) => status !== 'cancelled' && status !== 'expired'

/**
 * Creates an agenda with the times of these bookings, but for cancelled and expired ones; more are noted as they are
 * made.
 */
export function openAgenda(bookings: readonly BookingRecord[] = []): Agenda {
  const busy = new Map<string, MinuteInterval[]>()
  const note = (userId: string, time: MinuteInterval): void => {
    const own = busy.get(userId)
    if (own) own.push(time)
    else busy.set(userId, [time])
  }
  for (const { athleteId, start, end } of bookings.filter(keepsBusy))
    if (athleteId !== null) note(athleteId, { start: toMinutes(start), end: toMinutes(end) })
  return {
    isFree: (userId, { start, end }) =>
      !(busy.get(userId) ?? []).some((other) => other.start < end && start < other.end),
    note,
  }
}
