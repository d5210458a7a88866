import { refuse } from '../../refusals/refusal.ts'
import type { RachaCommandOf } from '../command.ts'
import { done, find, type RachaContext, type RachaOutcome, unknownPerson } from '../context.ts'
import { placeByHand } from '../draw/place-by-hand.ts'
import { codedList, codeOf, seenDraw } from '../draw/seen-draw.ts'
import { liveSetupOf } from '../seen-play.ts'
import { sha256 } from '../draw/sha256.ts'
import { recordDraw } from '../draw/record-draw.ts'
import type { Racha } from '../racha.ts'
import { settleLive } from '../live/apply-live-command.ts'
import type { Live, LiveRules } from '../live/live.ts'

/** Publishes the hash of the seed of the next draw. Another seed cannot be had before it is drawn with. */
export function publishSeed(racha: Racha, { token }: RachaContext): RachaOutcome {
  const { play } = racha
  if (play.next) return done(racha)
  const secretOf = (what: string) => sha256(`campo-livre/sorteio/${what}\n${token}`).slice(0, 32)
  return done({ ...racha, play: { ...play, next: { seed: secretOf('semente'), salt: secretOf('sal') } } })
}

/** Draws those who have said that they come, with the seed that was published (N3). */
export function drawGame(
  racha: Racha,
  { teams, wishes, playerNumber }: RachaCommandOf<'draw'>,
): RachaOutcome {
  const { next, draws } = racha.play
  if (!next) return refuse('invalid_transition', 'Prepare o sorteio antes de sortear.')
  const players = racha.participants.filter(({ status }) => status === 'confirmed')
  const list = codedList(players, { teams, wishes }, next.salt)
  const drawn = recordDraw(list, { seed: next.seed, playerNumber, drawNumber: draws.length + 1 })
  if (!drawn.ok) return drawn
  const added = [...draws, { record: drawn.record, salt: next.salt }]
  return done({ ...racha, play: { ...racha.play, next: null, draws: added } })
}

/** Places somebody of the newest draw in another team by hand, or exchanges two; what was drawn stays beside it. */
export function place(racha: Racha, { participantId, team, forId }: RachaCommandOf<'place'>): RachaOutcome {
  const { draws } = racha.play
  const newest = draws.at(-1)
  if (!newest) return refuse('invalid_transition', 'Sorteie os times antes.')
  if (!find(racha, participantId)) return unknownPerson()
  const there = newest.record.teams[team]
  if (there === undefined) return refuse('invalid', 'Esse time não existe.')
  const other = forId === undefined ? undefined : codeOf(newest.salt, forId)
  if (other !== undefined && !there.includes(other))
    return refuse('conflict', 'Alguém mudou os times agora há pouco. Veja como ficaram e troque de novo.')
  const record = placeByHand(newest.record, codeOf(newest.salt, participantId), team, other)
  return done({ ...racha, play: { ...racha.play, draws: [...draws.slice(0, -1), { ...newest, record }] } })
}

/** Notes what happened on the field; what no longer fits, since another device was first, is left out (N2). */
export function noteLive(racha: Racha, { rules, commands }: RachaCommandOf<'live'>): RachaOutcome {
  const before = racha.play.live ?? beginning(racha, rules)
  if (!before) return refuse('invalid_transition', 'Sorteie os times antes de começar.')
  return done({ ...racha, play: { ...racha.play, live: settleLive(before, commands).live } })
}

function beginning({ play, participants }: Racha, rules: LiveRules): Live | null {
  const newest = play.draws.at(-1)
  if (!newest) return null
  return { setup: liveSetupOf(seenDraw(newest.record, participants, newest.salt, null), rules), commands: [] }
}
