import type { KnownPerson, SplitContext } from '@campo-livre/domain/splits/context.ts'
import { groupTokenOf } from '@campo-livre/domain/splits/group-link.ts'
import { isPlaceOf } from '@campo-livre/domain/splits/paid-places.ts'
import type { Contact } from '@campo-livre/domain/splits/split-view.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import type { Database } from '../store/database.ts'
import { newId, newSplitCode, newToken } from '../store/ids.ts'
import { gameOf, splitOfGame } from './game-of.ts'

/** The most people of earlier games who are offered. */
const MAX_CONTACTS = 60

/** Loads what a command about a bill reads; `ownerId` is its organiser, who may be another than who does it. */
export function splitContext(
  db: Database,
  { now, by, ownerId }: { now: string; by: SplitContext['by']; ownerId: string },
): SplitContext {
  return {
    at: now,
    by,
    code: newSplitCode((code) => db.splits.taken('code', code)),
    newToken,
    newGroupToken: () => groupTokenOf(newToken()),
    newPaymentId: () => newId('cota'),
    data: {
      split: (id) => db.splits.find(id),
      origin: (kind, id) => gameOf(db, ownerId, kind, id),
      opened: (kind, id) => {
        const game = gameOf(db, ownerId, kind, id)
        return game && splitOfGame(db, ownerId, game)
      },
      hasSource: ({ kind, id }) =>
        (kind === 'tab' ? db.tabs.find(id) : db.bookings.find(id))?.athleteId === ownerId,
      known: (sameAs) => peopleOf(db, ownerId).find((each) => each.sameAs === sameAs),
      hasPaid: ({ kind, id }, person) =>
        gameOf(db, ownerId, kind, id)?.racha?.participants.some(
          (each) => each.paid && isPlaceOf(person, each),
        ) === true,
    },
  }
}

type Known = Contact & KnownPerson

/** Returns whom somebody knows: themselves, and the people of their games and bills, the newest first. */
function peopleOf(db: Database, userId: string): Known[] {
  const me = db.users.find(userId)
  const games = db.rachas
    .by('organizerId', userId)
    .toSorted((a, b) => (a.start < b.start ? 1 : -1))
    .flatMap(({ participants }) =>
      participants.map((each): Known => ({
        sameAs: each.id,
        name: each.name,
        userId: each.userId,
        participantId: each.id,
      })),
    )
  const bills = db.splits.by('organizerId', userId).flatMap(({ people }) =>
    people.map((each): Known => ({
      sameAs: each.id,
      name: each.name,
      userId: each.userId,
      participantId: each.participantId,
    })),
  )
  return [
    ...(me ? [{ sameAs: me.id, name: me.name, userId: me.id, participantId: null }] : []),
    ...games,
    ...bills,
  ]
}

/** Returns the reads of all that a bill of somebody is made of, each by itself. */
export function billReads(db: Database, user: () => { id: string } | null): (() => unknown)[] {
  const of = () => user()?.id ?? ''
  return [
    () => db.tabs.by('athleteId', of()),
    () => db.splits.by('organizerId', of()),
    () => db.rachas.by('organizerId', of()),
  ]
}

/** Returns the people of earlier games and bills, each once, without the organiser. */
export function contactsOf(db: Database, userId: string): Contact[] {
  const seen = new Set([userId])
  return peopleOf(db, userId)
    .filter((each) => {
      const key = each.userId ?? fold(each.name)
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, MAX_CONTACTS)
    .map(({ sameAs, name }) => ({ sameAs, name }))
}
