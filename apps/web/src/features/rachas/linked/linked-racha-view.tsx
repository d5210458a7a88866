import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { previewOf } from '@campo-livre/domain/rachas/invitation.ts'
import type { LinkedRacha } from '@campo-livre/domain/rachas/racha.ts'
import type { ParticipantStatus } from '@campo-livre/domain/rachas/racha-words.ts'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { PageMetadata } from '../../../lib/metadata/page-metadata.tsx'
import { Themed } from '../../../lib/theme/themed.tsx'
import { GuestAnswer } from './guest-answer.tsx'
import { PersonLine } from '../roster/person-line.tsx'
import { RachaHead } from '../racha-head.tsx'
import { linkedSentence, rulesInWords } from '../racha-sentences.ts'
import classes from '../racha.module.css'

const checkIn = lazyComponent(() => import('../arrival/check-in.tsx'))

type Props = {
  token: string
  racha: LinkedRacha
  /** The code that was read at the field; undefined for somebody who came by the link alone. */
  arrivalCode: string | undefined
}

/** A game behind its link: what, when, where, the answer, first names, what is agreed. */
export function LinkedRachaView({ token, racha, arrivalCode }: Props) {
  const { title, description } = previewOf(racha)
  const facts = useMemo(
    () => ({ path: `/racha/${token}`, title, description, type: 'website' as const, image: '/og-racha.png' }),
    [token, title, description],
  )
  const played = racha.status === 'played'
  const groups = [
    ['confirmed', played ? 'Foram' : 'Vão'],
    ['offered', 'Com lugar guardado'],
    ['waiting', 'Na espera'],
    ['maybe', 'Talvez'],
  ] as const satisfies readonly (readonly [ParticipantStatus, string])[]
  return (
    <div className={classes.screen}>
      <PageMetadata facts={facts} />
      <h1>Racha de {racha.organizerName}</h1>
      {arrivalCode !== undefined && (
        <Themed>
          <checkIn.Component token={token} code={arrivalCode} />
        </Themed>
      )}
      <RachaHead racha={racha} missing={missingOf(racha)} />
      {racha.ownId !== null && (
        <Link to="/atleta/rachas/$id" params={{ id: racha.ownId }} className={classes.link}>
          Abrir em Meu Racha
        </Link>
      )}
      <Themed>
        <GuestAnswer token={token} racha={racha} />
      </Themed>
      <section aria-labelledby="quem-vai" className={classes.section}>
        <h2 id="quem-vai">{played ? 'Quem foi' : 'Quem vai'}</h2>
        {racha.confirmed === 0 && !played && <p>Ninguém confirmou ainda. Seja o primeiro.</p>}
        {groups.map(([status, label]) => {
          const people = racha.people.filter((each) => each.status === status)
          return (
            people.length > 0 && (
              <section key={status} aria-labelledby={`quem-${status}`} className={classes.guests}>
                <h3 id={`quem-${status}`}>{label}</h3>
                <ol>
                  {people.map(({ name, goalkeeper }, at) => (
                    <li key={name}>
                      <PersonLine
                        place={status === 'maybe' ? undefined : at + 1}
                        name={name}
                        goalkeeper={goalkeeper}
                      />
                    </li>
                  ))}
                </ol>
              </section>
            )
          )
        })}
      </section>
      <section aria-labelledby="combinado" className={classes.section}>
        <h2 id="combinado">O combinado</h2>
        <ul className={classes.rules}>
          {rulesInWords(racha).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function missingOf(racha: LinkedRacha): string {
  const { status } = racha
  return status === 'cancelled' || status === 'played' ? 'foram confirmados.' : linkedSentence(racha)
}
