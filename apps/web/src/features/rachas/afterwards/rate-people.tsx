import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import type { OpenRating } from '@campo-livre/domain/rachas/stats/ratings.ts'
import { formatAtTime, formatShortDay } from '@campo-livre/domain/time/format.ts'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { StarChoice } from '../../../lib/form/star-choice.tsx'
import { Notice } from '../../../lib/notice/notice.tsx'
import screen from '../racha.module.css'
import { useRachaCommand } from '../use-racha-command.ts'
import classes from './afterwards.module.css'

type Props = { racha: Pick<RachaDetail, 'id' | 'timeZone'>; rating: OpenRating }

/** The votes of somebody who played for the others who played (H7): anonymous, and open for two days. */
export function RatePeople({ racha: { id, timeZone }, rating: { until, people } }: Props) {
  const [stars, setStars] = useState<Readonly<Record<string, number>>>({})
  const [empty, setEmpty] = useState(false)
  const action = useRachaCommand(id, {
    failure: 'Não deu para guardar as notas. Tente de novo.',
    toast: () => ({ title: 'Notas guardadas', text: 'Ninguém sabe de quem é cada uma.' }),
    done: () => setStars({}),
  })
  const votes = Object.entries(stars).map(([participantId, given]) => ({ participantId, stars: given }))
  if (people.length === 0) return null
  return (
    <section aria-labelledby="avaliar" className={screen.section}>
      <h2 id="avaliar">Avaliar quem jogou</h2>
      <p className={classes.facts}>
        {`Até ${formatShortDay(until, timeZone)} ${formatAtTime(until, timeZone)}. Ninguém sabe de quem é cada nota, e ela só aparece com 3 ou mais.`}
      </p>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setEmpty(votes.length === 0)
          if (votes.length > 0) action.run({ type: 'rate', votes })
        }}
      >
        <ul className={classes.people}>
          {people.map(({ participantId, name, stars: given }) => (
            <li key={participantId}>
              <StarChoice
                id={participantId}
                name={name}
                stars={stars[participantId] ?? given ?? 0}
                onStars={(chosen) => setStars({ ...stars, [participantId]: chosen })}
              />
            </li>
          ))}
        </ul>
        {empty && votes.length === 0 && <Notice>Dê ao menos uma nota.</Notice>}
        <ActionButton action={action}>Guardar as notas</ActionButton>
      </form>
    </section>
  )
}
