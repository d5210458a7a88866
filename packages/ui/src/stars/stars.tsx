import { IconStar, IconStarFilled } from '@tabler/icons-react'
import styles from './stars.module.css'

const places = [1, 2, 3, 4, 5] as const

/** A rating of one to five stars, read aloud as a sentence. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`Nota ${stars} de 5`}>
      {places.map((place) => {
        const Star = place <= stars ? IconStarFilled : IconStar
        return <Star key={place} size={14} aria-hidden />
      })}
    </span>
  )
}
