import { refuse, type Refusal } from '../../refusals/refusal.ts'
import { toMinutes } from '../../time/zone.ts'
import { agesProblem } from '../ages.ts'
import type { RachaCommandOf, RachaFacts } from '../command.ts'
import { done, type RachaContext, type RachaOutcome } from '../context.ts'
import { noPlay } from '../play.ts'
import { capacityOf, holdsPlace, type Pool, poolOf } from '../places.ts'
import type { Racha } from '../racha.ts'
import { MIDDLE_SKILL } from '../racha-words.ts'
import { onNoMap } from '../reach.ts'
import { promote } from '../settle.ts'
import { person } from './answering.ts'

const MAX_MINUTES = 24 * 60

/** Makes a pickup game of the caller's, in a booking of theirs or for any place. */
export function create(command: RachaCommandOf<'create'>, context: RachaContext): RachaOutcome {
  const { data, at, by, code, token } = context
  if (by === null) return refuse('forbidden', 'Entre na sua conta para criar um racha.')
  if (data.racha(command.rachaId)) return refuse('conflict', 'Esse racha já foi criado.')
  const placed = inItsBooking(command.facts, context)
  if ('ok' in placed) return placed
  const facts = inUtc(placed)
  const refusal =
    problemOf(facts) ?? (facts.start <= at ? refuse('slot_past', 'Esse horário já passou.') : null)
  if (refusal) return refusal
  const racha: Racha = {
    ...facts,
    id: command.rachaId,
    code,
    groupId: command.rachaId,
    organizerId: by.id,
    visibility: 'link',
    opening: null,
    cancelledAt: null,
    cancelReason: null,
    closedAt: null,
    createdAt: at,
    participants: command.plays
      ? [
          person({
            id: `${command.rachaId}-1`,
            userId: by.id,
            name: by.name,
            goalkeeper: false,
            skill: MIDDLE_SKILL,
            kind: 'regular',
            status: 'confirmed',
            answeredAt: at,
          }),
        ]
      : [],
    linkToken: token,
    play: noPlay,
    listStyle: null,
    votes: [],
    mutedBy: [],
    changes: [],
  }
  return done(racha)
}

/** Changes the facts that are given; those that are not stay as others left them. */
export function change(racha: Racha, command: RachaCommandOf<'change'>, context: RachaContext): RachaOutcome {
  const { at } = context
  const given = Object.fromEntries(Object.entries(command.facts).filter(([, value]) => value !== undefined))
  const placed = inItsBooking({ ...racha, ...given }, context)
  if ('ok' in placed) return placed
  const facts = inUtc(placed)
  if (facts.start !== racha.start && facts.start <= at) return refuse('slot_past', 'Esse horário já passou.')
  const refusal = problemOf(facts)
  if (refusal) return refusal
  const moved: Racha = { ...racha, ...facts }
  const changed = moved.bookingId === null ? onNoMap(moved) : moved
  for (const pool of ['goal', 'line'] as const) {
    const held = heldIn(changed, pool)
    if (held > capacityOf(changed, pool)) return refuse('conflict', tooFew(held, pool))
  }
  return done(promote(changed, at))
}

/** A pool has a place at least while somebody is in it, so that more than its places are two or more. */
function tooFew(held: number, pool: Pool): string {
  const who = pool === 'goal' ? 'goleiros vão' : 'pessoas vão'
  return `${held} ${who}. Tire alguém da lista antes de diminuir as vagas.`
}

const heldIn = (racha: Racha, pool: Pool) =>
  racha.participants.filter((each) => holdsPlace(each) && poolOf(racha, each) === pool).length

/** Returns the facts with place and time of the booking in which it is played. */
function inItsBooking<F extends RachaFacts & { id?: string }>(
  facts: F,
  { data, at, by }: RachaContext,
): F | Refusal {
  if (facts.bookingId === null) return facts
  const booking = data.booking(facts.bookingId)
  if (!booking || booking.athleteId !== by?.id) return refuse('not_found', 'Não encontramos essa reserva.')
  if (!booking.isOn || booking.end <= at)
    return refuse('conflict', 'Essa reserva já passou ou foi cancelada.')
  const other = data.inBooking(booking.id)
  if (other && other.id !== facts.id) return refuse('conflict', 'Essa reserva já tem um racha.')
  const { place, timeZone, start, end } = booking
  return { ...facts, place, timeZone, start, end }
}

const inUtc = <F extends { start: string; end: string }>(facts: F): F => ({
  ...facts,
  start: new Date(facts.start).toISOString(),
  end: new Date(facts.end).toISOString(),
})

/** Returns what is wrong with the facts of a game, in a sentence; null for nothing. */
export function problemOf(
  facts: Pick<
    RachaFacts,
    | 'start'
    | 'end'
    | 'goalkeeperPlaces'
    | 'maxPlayers'
    | 'minAge'
    | 'maxAge'
    | 'quorum'
    | 'regularsUntilHours'
  >,
): Refusal | null {
  const minutes = toMinutes(facts.end) - toMinutes(facts.start)
  if (minutes <= 0) return refuse('invalid', 'O fim precisa ser depois do começo.')
  if (minutes > MAX_MINUTES) return refuse('invalid', 'Um racha dura no máximo 24 horas.')
  const unaged = agesProblem(facts)
  if (unaged !== null) return refuse('invalid', unaged)
  if (facts.goalkeeperPlaces >= facts.maxPlayers)
    return refuse('invalid', 'Deixe vagas de linha: os goleiros não podem ocupar todas.')
  if (facts.quorum === null) return null
  if (facts.regularsUntilHours === null)
    return refuse('invalid', 'Escolha o fechamento das respostas: o mínimo é contado nessa hora.')
  return facts.quorum > facts.maxPlayers
    ? refuse('invalid', `O mínimo não pode passar das ${facts.maxPlayers} vagas.`)
    : null
}
