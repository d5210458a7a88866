import { addDays, fromLocal, localDay, toInstant, toLocal, toMinutes } from '../time/zone.ts'
import { person } from './commands/answering.ts'
import { noPlay } from './play.ts'
import type { Racha } from './racha.ts'

/** Returns the id of the game of a weekly one on that day: the same whoever makes it. */
export const gameIdOf = ({ groupId }: Pick<Racha, 'groupId'>, day: string) => `${groupId}-${day}`

/** Returns the instant from which a racha has a next game: when it is over; null where it is not weekly. */
export function nextGameAt({ weekly, cancelledAt, end }: Racha): string | null {
  return weekly ? (cancelledAt ?? end) : null
}

/**
 * Makes the game after a weekly one that is over, or that was cancelled for its week alone: the next that has not begun at
 * `at`, at the same time of the clock, with its regulars invited. Null where it is not weekly, or not over yet.
 */
export function nextGame(racha: Racha, { at, code }: { at: string; code: string }): Racha | null {
  const from = nextGameAt(racha)
  if (from === null || from > at) return null
  const { timeZone } = racha
  const { minute } = toLocal(timeZone, toMinutes(racha.start))
  const length = toMinutes(racha.end) - toMinutes(racha.start)
  let day = localDay(timeZone, racha.start)
  let start
  do {
    day = addDays(day, 7)
    start = fromLocal(timeZone, day, minute)
  } while (toInstant(start) <= at)
  const id = gameIdOf(racha, day)
  const regulars = racha.participants.filter(({ kind }) => kind === 'regular')
  return {
    ...racha,
    id,
    code,
    bookingId: null,
    start: toInstant(start),
    end: toInstant(start + length),
    visibility: 'link',
    opening: null,
    cancelledAt: null,
    cancelReason: null,
    closedAt: null,
    createdAt: at,
    changes: [],
    votes: [],
    play: noPlay,
    participants: regulars.map(({ userId, name, goalkeeper, skill, guestKey }, index) =>
      person({ id: `${id}-${index + 1}`, userId, name, goalkeeper, skill, guestKey, kind: 'regular' }),
    ),
  }
}
