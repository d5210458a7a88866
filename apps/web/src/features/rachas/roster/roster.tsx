import { turnOf } from '@campo-livre/domain/rachas/arrival.ts'
import { placeReason } from '@campo-livre/domain/rachas/place-reason.ts'
import type { RachaDetail, RachaPerson } from '@campo-livre/domain/rachas/racha.ts'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { ArrivalButton } from '../arrival/arrival-button.tsx'
import { PayButton } from './pay-button.tsx'
import { PersonLine } from './person-line.tsx'
import { instantWords } from '../racha-sentences.ts'
import { rosterGroups } from './roster-groups.ts'
import classes from './roster.module.css'

type Props = {
  racha: RachaDetail
  /** True from some time before the game until its end: who is there is marked. */
  arriving: boolean
}

/** The groups whose people have a number: those who play, and those who are next. */
const numbered = new Set(['confirmed', 'came', 'waiting'])

/** The participants of a pickup game by answer, each with why they stand there; the organiser opens each. */
export function Roster({ racha, arriving }: Props) {
  const { participants, mine, pricePerHeadCents, status } = racha
  if (participants.length === 0) return <p>Ninguém foi chamado ainda. Mande o convite no grupo.</p>
  const pays = mine && pricePerHeadCents > 0 && status !== 'cancelled'
  return rosterGroups(racha).map(({ id, title, people }) => (
    <section
      key={id}
      aria-labelledby={`quem-${id}`}
      className={classes.group}
      data-reserve={id === 'waiting' || undefined}
    >
      <h3 id={`quem-${id}`} className={classes.title}>
        {title}
      </h3>
      <ol className={classes.list}>
        {people.map((person, at) => (
          <li key={person.id} className={classes.row}>
            <Person
              racha={racha}
              person={person}
              place={numbered.has(id) ? at + 1 : undefined}
              tellsPaid={!pays}
            />
            <span className={classes.acts}>
              {arriving && person.status === 'confirmed' && <Arrival racha={racha} person={person} />}
              {pays && (id === 'confirmed' || id === 'came') && <PayButton racha={racha} person={person} />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  ))
}

/** Returns why somebody stands where they do, and until when a place is kept for them. */
function factsOf(racha: RachaDetail, person: RachaPerson, tellsPaid: boolean): string {
  const { offerUntil, paid } = person
  return [
    // Their position stands beside the name.
    placeReason(racha, { ...person, goalkeeper: false }),
    ...(offerUntil === null ? [] : [`guardado até ${instantWords(offerUntil, racha)}`]),
    ...(paid && tellsPaid ? ['pago'] : []),
  ].join(', ')
}

type One = { racha: RachaDetail; person: RachaPerson }

function Person({
  racha,
  person,
  place,
  tellsPaid,
}: One & { place: number | undefined; tellsPaid: boolean }) {
  const name = `${person.name}${person.me ? ' (você)' : ''}`
  return (
    <div className={classes.person}>
      <PersonLine
        place={place}
        name={name}
        goalkeeper={person.goalkeeper}
        link={
          racha.mine && (
            <Link
              to="."
              search={mergeSearch({ pessoa: person.id })}
              resetScroll={false}
              className={classes.link}
              aria-label={`${name}: mudar`}
            >
              {name}
            </Link>
          )
        }
      >
        <span className={classes.facts}>{factsOf(racha, person, tellsPaid)}</span>
      </PersonLine>
    </div>
  )
}

function Arrival({ racha, person }: One) {
  if (racha.mine) return <ArrivalButton racha={racha} person={person} />
  const turn = turnOf(racha.participants, person.id)
  return turn === null ? null : <span className={classes.facts}>{turn}º a chegar</span>
}
