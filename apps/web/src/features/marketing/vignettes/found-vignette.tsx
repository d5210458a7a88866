import { CourtPicture } from '@campo-livre/ui/court/court-picture.tsx'
import classes from './found-vignette.module.css'
import frame from './vignettes.module.css'

const times = ['17h', '18h30', '20h', '21h30'] as const

/** A field as a card: the court, its facts, its lowest price, and the free times. */
export function FoundVignette() {
  return (
    <div className={`${frame.paper} ${classes.card}`}>
      <CourtPicture title="" sport="society" surface="synthetic-grass" lengthMeters={50} widthMeters={30} />
      <span className={classes.words}>
        <span className={classes.head}>
          <span className={classes.name}>Campo 1, o seu</span>
          <span>R$ 120 / 1 h</span>
        </span>
        <span className={classes.times}>
          <span className={classes.day}>Hoje</span>
          {times.map((time) => (
            <span key={time} className={classes.time}>
              {time}
            </span>
          ))}
        </span>
      </span>
    </div>
  )
}
