import { listEarlierPlayersSpec } from '@campo-livre/contract/rachas/list-earlier-players.ts'
import { personKey } from '@campo-livre/domain/rachas/person-key.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { owned } from '../ownership/owned.ts'

/** Lists the people of the caller's other rachas who are not on the roster of this one (N4). */
export const listEarlierPlayers = answer(
  owned(listEarlierPlayersSpec, 'rachas', 'organizer'),
  ({ db, user, row: racha }) => {
    const met = new Set(racha.participants.map(personKey))
    const people = db.rachas
      .by('organizerId', user.id)
      .filter(({ id }) => id !== racha.id)
      .toSorted((a, b) => (a.start < b.start ? 1 : -1))
      .flatMap(({ participants }) => participants)
    const once = people.filter((person) => {
      const key = personKey(person)
      const isNew = !met.has(key)
      met.add(key)
      return isNew
    })
    return ok(once.map(({ id, name }) => ({ id, name })))
  },
)
