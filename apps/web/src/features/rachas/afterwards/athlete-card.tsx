import { athleteCardQuery } from '@campo-livre/api/rachas/get-athlete-card.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { Rating } from '@campo-livre/ui/rating/rating.tsx'
import { RowCard } from '@campo-livre/ui/row-card/row-card.tsx'
import { useQuery } from '@tanstack/react-query'
import screen from '../racha.module.css'
import classes from './afterwards.module.css'
import { goalWords, matchWords, presenceWords } from './played-words.ts'

/** The athlete's own card (H7): what they did in rachas, by sport, and their rating; nothing before the first game. */
export default function AthleteCard() {
  const { data } = useQuery(athleteCardQuery())
  if (!data || data.sports.length === 0) return null
  const { rating, sports } = data
  return (
    <section aria-labelledby="seus-numeros" className={screen.section}>
      <h2 id="seus-numeros">Seus números</h2>
      {rating ? (
        <Rating rating={{ average: rating.tenths / 10, count: rating.votes }} />
      ) : (
        <p className={classes.facts}>Sua nota aparece com 3 votos de quem jogou com você.</p>
      )}
      <ul className={classes.cards}>
        {sports.map(({ sport, ...played }) => (
          <li key={sport}>
            <RowCard
              headingLevel={3}
              title={sportLabels[sport]}
              figure={played.came === 1 ? '1 jogo' : `${played.came} jogos`}
              facts={
                [goalWords(played), matchWords(played)].filter(Boolean).join('; ') || 'Sem partidas anotadas.'
              }
              status={presenceWords(played)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
