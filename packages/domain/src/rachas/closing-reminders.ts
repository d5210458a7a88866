import type { Notice } from '../notifications/notice.ts'
import { formatAtTime, formatShortDay } from '../time/format.ts'
import { toInstant, toMinutes } from '../time/zone.ts'
import { gameTime } from './racha-notices.ts'
import type { Racha } from './racha.ts'
import { closingOf } from './settle.ts'

/** The minutes before the places of regulars close at which those who have not answered are told. */
const CLOSING_MINUTES = 6 * 60

/** Returns the ISO instant at which regulars are told that their places close; null where none close any more. */
export function closingReminderAt(racha: Racha): string | null {
  const { closedAt, cancelledAt } = racha
  const closing = closedAt === null && cancelledAt === null ? closingOf(racha) : null
  return closing === null ? null : toInstant(toMinutes(closing) - CLOSING_MINUTES)
}

/** Returns the notices to regulars whose places are about to close, with the ISO instant at which they are told (N2). */
export function closingReminders(racha: Racha): { userId: string; at: string; notice: Notice }[] {
  const { id, participants, mutedBy, timeZone } = racha
  const [closing, at] = [closingOf(racha), closingReminderAt(racha)]
  if (closing === null || at === null) return []
  const message = `Seu lugar no racha de ${gameTime(racha)} fica guardado até ${formatShortDay(closing, timeZone)} ${formatAtTime(closing, timeZone)}. Diga se vai.`
  return participants.flatMap(({ userId, kind, status }) => {
    const isAsked = kind === 'regular' && (status === 'invited' || status === 'maybe')
    if (userId === null || !isAsked || mutedBy.includes(userId)) return []
    const action = { actionText: 'Responder', actionUrl: `/atleta/rachas/${id}` }
    return [{ userId, at, notice: { userId, kind: 'rachas', type: 'reminder', message, ...action } }]
  })
}
