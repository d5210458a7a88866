import { IconStar, IconStarFilled } from '@tabler/icons-react'
import classes from './afterwards.module.css'

type Props = {
  id: string
  name: string
  /** 0 for none yet. */
  stars: number
  onStars: (stars: number) => void
}

const places = [1, 2, 3, 4, 5] as const

/** One to five stars for somebody. */
export function StarChoice({ id, name, stars, onStars }: Props) {
  return (
    <li>
      <fieldset className={classes.person}>
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
      </fieldset>
    </li>
  )
}
