import { owedToArena } from '@campo-livre/domain/splits/bring-to-arena.ts'
import type { LinkedShare } from '@campo-livre/domain/splits/split-view.ts'
import { standings } from '@campo-livre/domain/splits/standing.ts'
import type { Database } from '../store/database.ts'
import type { SplitRecord, UserRecord } from '../store/records.ts'
import { creditLeft } from '../bookings/credit-left.ts'
import { arenaOf } from './arena-of.ts'
import { findArenaAccount } from './arena-account.ts'

type Share = { split: SplitRecord; personId: string }

/**
 * Returns the credit with which somebody who is signed in can pay of their own share: what they have at the arena of the
 * bill, up to what is open and what the arena is owed. Null for none, and for everybody else's share.
 */
export function arenaCredit(
  db: Database,
  now: string,
  user: UserRecord | null,
  { split, personId }: Share,
): LinkedShare['arenaCredit'] {
  const person = split.people.find(({ id }) => id === personId)
  const arena = arenaOf(db, split)
  if (!user || !arena || person?.userId !== user.id || split.cancelledAt !== null) return null
  const open = standings(split).find((each) => each.personId === personId)?.openCents ?? 0
  const left = creditLeft(db, now, { athleteId: user.id, companyId: arena.id })
  const cents = Math.min(open, left, owedToArena(split, findArenaAccount(db, now)))
  return cents > 0 ? { cents, companyName: arena.name } : null
}
