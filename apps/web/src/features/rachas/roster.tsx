import { turnOf } from '@campo-livre/domain/rachas/arrival.ts'
import { placeReason } from '@campo-livre/domain/rachas/place-reason.ts'
import type { RachaDetail, RachaPerson } from '@campo-livre/domain/rachas/racha.ts'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../lib/navigation/merge-search.ts'
import rows from '../../lib/list/rows.module.css'
import { ArrivalButton } from './arrival/arrival-button.tsx'
import { instantWords } from './racha-sentences.ts'
import { rosterGroups } from './roster-groups.ts'
import classes from './roster.module.css'

type Props = {
  racha: RachaDetail
  /** True from some time before the game until its end: who is there is marked. */
  arriving: boolean
}

/** The participants of a pickup game by answer, each with why they stand there; the organiser opens each. */
export function Roster({ racha, arriving }: Props) {
  const { participants } = racha
  if (participants.length === 0) return <p>Ninguém foi chamado ainda. Mande o convite no grupo.</p>
  return rosterGroups(racha).map(({ id, title, people }) => (
    <section key={id} aria-labelledby={`quem-${id}`} className={classes.group}>
      <h3 id={`quem-${id}`} className={classes.title}>
        {title}
      </h3>
      <ul className={rows.list}>
        {people.map((person) => (
          <li key={person.id} className={rows.line}>
            <div className={rows.who}>
              <Name racha={racha} person={person} />
              <span className={rows.facts}>{factsOf(racha, person)}</span>
            </div>
            {arriving && person.status === 'confirmed' && <Arrival racha={racha} person={person} />}
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Returns why somebody stands where they do, and until when a place is kept for them. */
function factsOf(racha: RachaDetail, person: RachaPerson): string {
  const { offerUntil, paid } = person
  return [
    placeReason(racha, person),
    ...(offerUntil === null ? [] : [`guardado até ${instantWords(offerUntil, racha)}`]),
    ...(paid ? ['pago'] : []),
  ].join(', ')
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
  const turn = turnOf(racha.participants, person.id)
  return turn === null ? null : <span className={rows.facts}>{turn}º a chegar</span>
}
