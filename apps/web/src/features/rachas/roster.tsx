import { placeReason } from '@campo-livre/domain/rachas/place-reason.ts'
import type { RachaDetail, RachaPerson } from '@campo-livre/domain/rachas/racha.ts'
import type { ParticipantStatus } from '@campo-livre/domain/rachas/racha-words.ts'
import { inLine } from '@campo-livre/domain/rachas/settle.ts'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../lib/navigation/merge-search.ts'
import rows from '../../lib/list/rows.module.css'
import { ArrivalButton } from './arrival-button.tsx'
import classes from './roster.module.css'

type Props = {
  racha: RachaDetail
  /** True from some time before the game until its end: who is there is marked. */
  arriving: boolean
}

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

/** The participants of a pickup game by answer, each with why they stand there; the organiser opens each. */
export function Roster({ racha, arriving }: Props) {
  const { participants } = racha
  if (participants.length === 0) return <p>Ninguém foi chamado ainda. Mande o convite no grupo.</p>
  const groups = Object.groupBy(participants, ({ status }) => status)
  return order.map((status) => {
    const people = status === 'waiting' ? inLine(racha) : (groups[status] ?? [])
    if (people.length === 0) return null
    return (
      <section key={status} aria-labelledby={`quem-${status}`} className={classes.group}>
        <h3 id={`quem-${status}`} className={classes.title}>
          {headings[status](people.length)}
        </h3>
        <ul className={rows.list}>
          {people.map((person) => (
            <li key={person.id} className={rows.line}>
              <div className={rows.who}>
                <Name racha={racha} person={person} />
                <span className={rows.facts}>
                  {[placeReason(racha, person), ...(person.paid ? ['pago'] : [])].join(', ')}
                </span>
              </div>
              {arriving && status === 'confirmed' && <Arrival racha={racha} person={person} />}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

type One = { racha: RachaDetail; person: RachaPerson }

function Name({ racha, person }: One) {
  const name = `${person.name}${person.me ? ' (você)' : ''}`
  if (!racha.mine) return <span className={rows.name}>{name}</span>
  return (
    <Link
      to="."
      search={mergeSearch({ pessoa: person.id })}
      resetScroll={false}
      className={rows.name}
      aria-label={`${name}: mudar`}
    >
      {name}
    </Link>
  )
}

function Arrival({ racha, person }: One) {
  if (racha.mine) return <ArrivalButton racha={racha} person={person} />
  return person.arrivedAt === null ? null : <span className={rows.facts}>já chegou</span>
}
