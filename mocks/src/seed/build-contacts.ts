import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { InterestRecord, MailRecord, UserRecord } from '@campo-livre/backend/store/records.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** The arenas that asked to be called: id, name, e-mail, phone, message, minutes ago, and ago of the answer. */
const contacts = [
  [
    'vila',
    'Arena Vila Nova',
    'contato@arenavilanova.test',
    '85900001111',
    'Temos dois campos de society.',
    5 * HOUR,
    null,
  ],
  ['porto', 'Porto Society', 'oi@portosociety.test', '81900002222', null, 2 * DAY, null],
  [
    'serra',
    'Serra Beach',
    'marina@serrabeach.test',
    '31900003333',
    'Quanto custa por mês?',
    9 * DAY,
    8 * DAY,
  ],
] as const

/** Builds the contacts of arenas that would like to be called (H13), two of which wait. */
export function buildContacts(now: string): InterestRecord[] {
  const before = (minutes: number) => toInstant(toMinutes(now) - minutes)
  return contacts.map(([id, name, email, phone, description, ago, answered]) => ({
    id: `int-${id}`,
    name,
    email,
    phone,
    description,
    createdAt: before(ago),
    answeredAt: answered === null ? null : before(answered),
  }))
}

/** Builds the last receipts by mail, one of which came back. */
export function buildMails(users: readonly UserRecord[], now: string): MailRecord[] {
  const before = (minutes: number) => toInstant(toMinutes(now) - minutes)
  return users
    .filter(({ profile }) => profile.name === 'athlete')
    .slice(-3)
    .map(({ name, email }, index) => ({
      id: `mail-recibo-${index + 1}`,
      to: email,
      subject: 'Recibo da sua reserva',
      text: `Oi, ${name.split(' ')[0]}! Obrigado por jogar com a gente.`,
      link: '/atleta/reservas',
      code: null,
      sentAt: before((index + 1) * 7 * HOUR),
      failure: index === 1 ? 'A caixa de entrada está cheia.' : null,
    }))
}
