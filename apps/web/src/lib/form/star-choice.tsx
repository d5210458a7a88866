import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FieldProblem } from './field-problem.tsx'
import classes from './star-choice.module.css'

type Props = {
  /** The group of the radio buttons, one of its own on the page. */
  id: string
  name: ReactNode
  /** 0 for none yet. */
  stars: number
  error?: ReactNode
  onStars: (stars: number) => void
}

const places = [1, 2, 3, 4, 5] as const

/** One to five stars for somebody or something. */
export function StarChoice({ id, name, stars, error, onStars }: Props) {
  return (
    <fieldset className={classes.choice} data-path={id} tabIndex={-1}>
      <legend className={classes.name}>{name}</legend>
      <div className={classes.stars}>
        {places.map((place) => {
          const Star = place <= stars ? IconStarFilled : IconStar
          return (
            <label key={place} className={classes.star}>
              <input
                type="radio"
                className={classes.radio}
                name={`nota-${id}`}
                aria-label={place === 1 ? '1 estrela' : `${place} estrelas`}
                checked={place === stars}
                onChange={() => onStars(place)}
              />
              <Star size={24} stroke={1.75} aria-hidden />
            </label>
          )
        })}
      </div>
      {typeof error === 'string' && <FieldProblem>{error}</FieldProblem>}
    </fieldset>
  )
}
