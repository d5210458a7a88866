import type { Notice } from '../notifications/notice.ts'
import { formatAtTime, formatShortDay, formatTime } from '../time/format.ts'
import type { Participant, Racha } from './racha.ts'

/** Returns when a game is: `sex, 20/11 às 20h`. */
export const gameTime = ({ start, timeZone }: Pick<Racha, 'start' | 'timeZone'>) =>
  `${formatShortDay(start, timeZone)} ${formatAtTime(start, timeZone)}`

/**
 * Returns what a change of a game makes people know: who was promoted or invited, that it moved or was cancelled, and, for its
 * organiser, who comes and who leaves, in one notice. Nobody is told of what they did themselves, and who muted the game is told only of what
 * changes their evening.
 */
export function rachaNotices(before: Racha | undefined, after: Racha, byId: string | null): Notice[] {
  const notices = [
    ...(before === undefined ? [] : ofGame(before, after)),
    ...ofPeople(before, after),
    ...(before === undefined ? [] : ofRoster(before, after)),
  ]
  return notices
    .filter(({ userId, matters }) => userId !== byId && (matters || !after.mutedBy.includes(userId)))
    .map(({ matters: _matters, ...notice }) => ({
      kind: 'rachas',
      ...notice,
      actionText: 'Ver o racha',
      actionUrl: `/atleta/rachas/${after.id}`,
    }))
}

/** A notice to a person of a game; `matters` where it changes their evening. */
type Draft = Pick<Notice, 'type' | 'message' | 'about' | 'group'> & { userId: string; matters: boolean }

const plain = { type: 'message', matters: false } as const

/** Returns the notices to everybody who has not said no. */
function ofGame(before: Racha, after: Racha): Draft[] {
  const everyone = [
    ...new Set([
      after.organizerId,
      ...after.participants.flatMap(({ userId, status }) =>
        userId === null || status === 'declined' ? [] : [userId],
      ),
    ]),
  ]
  const told = (message: string): Draft[] =>
    everyone.map((userId) => ({ ...plain, userId, type: 'warning', message, matters: true }))
  if (before.cancelledAt === null && after.cancelledAt !== null)
    return told(`O racha de ${gameTime(after)} foi cancelado: ${after.cancelReason ?? ''}`)
  if (before.start !== after.start || before.place !== after.place)
    return told(`O racha de ${gameTime(before)} mudou: agora é ${gameTime(after)}, ${after.place}.`)
  if (before.play.draws.length < after.play.draws.length)
    return playing(after).map((userId) => ({
      ...plain,
      userId,
      message: `Os times do racha de ${gameTime(after)} foram sorteados. Veja o seu e confira o sorteio.`,
    }))
  return []
}

/** Returns the accounts of those who play. */
const playing = ({ participants }: Racha): string[] =>
  participants.flatMap(({ userId, status }) => (userId !== null && status === 'confirmed' ? [userId] : []))

function ofPeople(before: Racha | undefined, after: Racha): Draft[] {
  const known = new Map(before?.participants.map((each) => [each.id, each]))
  return after.participants.flatMap((each): Draft[] => {
    const { id, userId, status, offerUntil } = each
    if (userId === null) return []
    const old = known.get(id)
    if (status === 'offered' && offerUntil !== null && old?.offerUntil !== offerUntil)
      return [
        {
          ...plain,
          userId,
          type: 'success',
          message: `Abriu um lugar para você no racha de ${gameTime(after)}. Confirme até ${untilWords(after, offerUntil)}.`,
          matters: true,
        },
      ]
    if (status === 'confirmed' && old?.status === 'waiting')
      return [
        {
          ...plain,
          userId,
          type: 'success',
          message: `Você está dentro do racha de ${gameTime(after)}.`,
          matters: true,
        },
      ]
    if (!old && status === 'invited')
      return [
        { ...plain, userId, message: `Você foi chamado para o racha de ${gameTime(after)}. Diga se vai.` },
      ]
    return []
  })
}

/** `sex, 20/11 às 19h30`, or the time alone on the day of the game. */
function untilWords({ start, timeZone }: Racha, until: string): string {
  const day = formatShortDay(until, timeZone)
  return day === formatShortDay(start, timeZone)
    ? formatTime(until, timeZone)
    : `${day} ${formatAtTime(until, timeZone)}`
}

/** Returns the notices to the organiser about the roster. */
function ofRoster(before: Racha, after: Racha): Draft[] {
  const known = new Map(before.participants.map((each) => [each.id, each]))
  const when = gameTime(after)
  const news = after.participants.flatMap((each): Draft[] => {
    const what = newsOf(known.get(each.id), each)
    if (what === null || each.userId === after.organizerId) return []
    return [
      {
        ...plain,
        userId: after.organizerId,
        message: `${each.name} ${what} de ${when}.`,
        group: { name: `racha:${after.id}`, many: `mudanças no racha de ${when}` },
        about: { userId: each.userId, nameless: `Alguém ${what} de ${when}.` },
      },
    ]
  })
  const handed: Draft[] =
    before.organizerId === after.organizerId
      ? []
      : [
          {
            ...plain,
            userId: after.organizerId,
            message: `Agora você organiza o racha de ${when}.`,
            matters: true,
          },
        ]
  const homeless: Draft[] =
    before.bookingId !== null && after.bookingId === null
      ? [
          {
            ...plain,
            userId: after.organizerId,
            type: 'warning',
            message: `O racha de ${when} ficou sem a reserva do campo. Escolha outro lugar ou cancele o racha.`,
            matters: true,
          },
        ]
      : []
  return [...news, ...handed, ...homeless]
}

function newsOf(before: Participant | undefined, { status, missedOffer }: Participant): string | null {
  if (before?.status === status) return null
  if (status === 'confirmed') return 'vai ao racha'
  if (status === 'waiting') return 'está na lista de espera do racha'
  if (status === 'declined') return 'não vai ao racha'
  return status === 'invited' && missedOffer ? 'não respondeu a tempo sobre o racha' : null
}
