import type { CardFigures, SeenCard } from '@campo-livre/domain/athletes/card.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { skillLabels } from '@campo-livre/domain/users/account.ts'
import type { ReactNode } from 'react'
import { cardFacts, positionWords, ratingWords } from './card-words.ts'
import classes from './card-view.module.css'

type Props = {
  card: SeenCard
  /** That of the name; 2 by default. */
  headingLevel?: 1 | 2 | 3 | 4
  /** The name where it leads somewhere. */
  title?: ReactNode
}

/** The card of an athlete as its reader sees it: what they are on the field, on turf, and what they did below it. */
export function CardView({ card, headingLevel = 2, title = card.name }: Props) {
  const { city, skills, figures, rating } = card
  const Heading = `h${headingLevel}` as const
  const facts = cardFacts(card)
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <Lines />
        <div className={classes.words}>
          <Heading className={classes.name}>{title}</Heading>
          {(card.positions ?? []).length > 0 && <p className={classes.position}>{positionWords(card)}</p>}
          {city !== null && <p className={classes.city}>{city}</p>}
        </div>
        {rating && (
          <p className={classes.rating}>
            <span aria-hidden>
              <strong>{ratingWords(rating).mean}</strong>
              <span>{ratingWords(rating).votes}</span>
            </span>
            <span className="visually-hidden">{ratingWords(rating).spoken}</span>
          </p>
        )}
      </header>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {(skills ?? []).length > 0 && (
        <ul className={classes.skills} aria-label="Nível por esporte">
          {skills?.map(({ sport, skill }) => (
            <li key={sport}>
              <span>{sportLabels[sport]}</span>
              <span className={classes.steps} aria-hidden>
                {skillLabels.map((label, at) => (
                  <i key={label} data-filled={at < skill || undefined} />
                ))}
              </span>
              <span className={classes.level}>{skillLabels[skill - 1]}</span>
            </li>
          ))}
        </ul>
      )}
      {figures?.map((each) => (
        <Figures key={each.sport} figures={each} />
      ))}
    </article>
  )
}

const figureNames = {
  games: 'Jogos',
  matches: 'Partidas',
  wins: 'Vitórias',
  goals: 'Gols',
  assists: 'Passes',
} as const

function Figures({ figures }: { figures: CardFigures }) {
  return (
    <div role="group" className={classes.played} aria-label={`Números de ${sportLabels[figures.sport]}`}>
      <p className={classes.sport}>{sportLabels[figures.sport]}</p>
      <dl className={classes.figures}>
        {(Object.keys(figureNames) as (keyof typeof figureNames)[]).map((name) => (
          <div key={name}>
            <dt>{figureNames[name]}</dt>
            <dd>{formatCount(figures[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The lines of the field behind the name. */
function Lines() {
  return (
    <svg className={classes.lines} viewBox="0 0 200 80" preserveAspectRatio="xMaxYMid slice" aria-hidden>
      <path d="M120 -10V90M200 10h-34v60h34M200 26h-14v28h14" />
      <circle cx="120" cy="40" r="22" />
    </svg>
  )
}
