import { formatCents } from '../money/money.ts'
import { shortName } from '../rachas/short-name.ts'
import { ofWhat } from './of-what.ts'
import { toLocal, toMinutes } from '../time/zone.ts'
import type { Split } from './split.ts'

/** The hours of the day from which and until which somebody may be reminded. */
const FROM_HOUR = 8
const UNTIL_HOUR = 21
const DAY_MS = 24 * 60 * 60_000

/**
 * Returns why the app does not remind a person now, as a sentence; null where it does: once in 24 h, never from 21h to
 * 8h. A message that the organiser sends from their own phone is theirs to send at any time.
 */
export function reminderRefusal(
  { timeZone, reminders }: Pick<Split, 'timeZone' | 'reminders'>,
  personId: string,
  at: string,
): string | null {
  const { minute } = toLocal(timeZone, toMinutes(at))
  if (minute < FROM_HOUR * 60 || minute >= UNTIL_HOUR * 60)
    return 'Das 21h às 8h a gente não avisa ninguém. A sua mensagem pode ir.'
  const isRecent = reminders.some(
    (each) => each.personId === personId && Date.parse(at) - Date.parse(each.at) < DAY_MS,
  )
  return isRecent ? 'A gente já avisou essa pessoa hoje. A sua mensagem pode ir.' : null
}

/** Returns the text of a whole bill for the group's chat, with the link by which each finds their name. */
export function groupText(
  { title }: Pick<Split, 'title'>,
  { openCents, owing, url }: { openCents: number; owing: number; url: string },
): string {
  const from = owing === 0 ? '' : owing === 1 ? ', de 1 pessoa' : `, de ${owing} pessoas`
  return `Conta ${ofWhat(title)}. Faltam ${formatCents(openCents)}${from}.\nAche seu nome e pague por aqui, sem precisar de conta:\n${url}`
}

/** Returns the text of a share for WhatsApp, with its link. */
export function shareText(
  { title }: Pick<Split, 'title'>,
  { name, cents, url }: { name: string; cents: number; url: string },
): string {
  return `Oi, ${shortName(name)}! Sua parte ${ofWhat(title)}: ${formatCents(cents)}.\nPague por aqui, sem precisar de conta:\n${url}`
}
