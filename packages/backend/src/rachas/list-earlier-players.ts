import { listEarlierPlayersSpec } from '@campo-livre/contract/rachas/list-earlier-players.ts'
import { personKey } from '@campo-livre/domain/rachas/person-key.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'

/** Lists the people of the caller's other rachas who are not on the roster of this one (N4). */
export const listEarlierPlayers = answer(listEarlierPlayersSpec, ({ db, user, params }) => {
  const racha = db.rachas.find(params.id)
  if (!racha || racha.organizerId !== user.id) throw notFound()
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
})
