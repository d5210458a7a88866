import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { participantKindLabels, type ParticipantStatus } from '@campo-livre/domain/rachas/racha-words.ts'
import classes from './roster.module.css'

type Person = RachaDetail['participants'][number]

/** The order of the answers: players first. */
const order: readonly ParticipantStatus[] = [
  'confirmed',
  'offered',
  'waiting',
  'maybe',
  'invited',
  'declined',
]

const headings: Readonly<Record<ParticipantStatus, (count: number) => string>> = {
  confirmed: (count) => (count === 1 ? '1 vai' : `${count} vão`),
  offered: (count) => `${count} com lugar guardado`,
  waiting: (count) => `${count} na lista de espera`,
  maybe: (count) => `${count} talvez`,
  invited: (count) => `${count} sem resposta`,
  declined: (count) => (count === 1 ? '1 não vai' : `${count} não vão`),
}

/** The participants of a pickup game, by answer. */
export function Roster({ participants }: { participants: readonly Person[] }) {
  if (participants.length === 0) return <p>Ninguém foi chamado ainda.</p>
  const groups = Object.groupBy(participants, ({ status }) => status)
  return order.map((status) => {
    const people = groups[status] ?? []
    if (people.length === 0) return null
    return (
      <section key={status} aria-labelledby={`quem-${status}`} className={classes.group}>
        <h3 id={`quem-${status}`} className={classes.title}>
          {headings[status](people.length)}
        </h3>
        <ul className={classes.list}>
          {people.map((person) => (
            <li key={person.id} className={classes.person}>
              <span className={classes.name}>
                {person.name}
                {person.me && ' (você)'}
              </span>
              <span className={classes.facts}>{factsOf(person)}</span>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** Joins a participant's attributes: `goleiro, mensalista, pago`. */
function factsOf({ goalkeeper, kind, paid }: Person): string {
  const facts = [
    ...(goalkeeper ? ['goleiro'] : []),
    participantKindLabels[kind].toLowerCase(),
    ...(paid ? ['pago'] : []),
  ]
  return facts.join(', ')
}
