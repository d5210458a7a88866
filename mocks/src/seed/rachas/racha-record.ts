import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { ParticipantStatus } from '@campo-livre/domain/rachas/racha-words.ts'
import type { RachaRecord, UserRecord } from '@campo-livre/backend/store/records.ts'
import { instantOf } from '../instants.ts'
import { inventedName } from '../people.ts'
import { between, pick, type Random } from '../random.ts'

type Person = RachaRecord['participants'][number]

/** The number of participants by their answer. */
export type Answers = Partial<Record<ParticipantStatus, number>>

export type Roster = {
  /** The instant from which people answer, a minute apart. */
  from: string
  rachaId: string
  /** The users who take part for certain, confirmed. */
  certain: readonly UserRecord[]
  crowd: readonly UserRecord[]
  answers: Answers
  /** True if all confirmed players have paid. */
  settled: boolean
}

/** Builds the participants of a pickup game: two goalkeepers, most with an account, some as guests. */
export function rosterOf(
  random: Random,
  { rachaId, from, certain, crowd, answers, settled }: Roster,
): Person[] {
  const known = [...certain]
  const statuses = Object.entries(answers).flatMap(([status, count]) =>
    Array.from({ length: count }, () => status as ParticipantStatus),
  )
  return statuses.map((status, index) => {
    const user = known[index] ?? someoneElse(random, crowd, known)
    if (user && !known.includes(user)) known.push(user)
    return {
      id: `${rachaId}-${String(index + 1).padStart(2, '0')}`,
      userId: user?.id ?? null,
      name: user?.name ?? inventedName(random),
      goalkeeper: index === 2 || index === 7,
      skill: between(random, 1, 5),
      kind: random() < 0.6 ? 'regular' : 'day',
      status,
      paid: status === 'confirmed' && (settled || random() < 0.4),
      answeredAt: status === 'invited' ? null : instantOf(toMinutes(from) + index),
      offerUntil: null,
      missedOffer: false,
      leftLate: false,
      arrivedAt: null,
      guestKey: null,
    }
  })
}

/** Returns a user of the town who is not in it yet; null for a guest without an account, as every fourth is. */
function someoneElse(
  random: Random,
  crowd: readonly UserRecord[],
  known: readonly UserRecord[],
): UserRecord | null {
  const user = pick(random, crowd)
  return random() < 0.25 || known.includes(user) ? null : user
}
