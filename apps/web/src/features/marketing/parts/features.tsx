import classes from './features.module.css'
import type { Step } from './steps.tsx'

/** Features with large pictures, alternating left and right. */
export function Features({ features }: { features: readonly Step[] }) {
  return (
    <ul className={classes.features}>
      {features.map(({ title, text, picture }) => (
        <li key={title} className={classes.feature}>
          <div className={classes.picture} aria-hidden>
            {picture}
          </div>
          <div className={classes.words}>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
