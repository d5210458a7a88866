import { describeGround } from '@campo-livre/domain/fields/set-up/describe-ground.ts'
import type { GroundField } from '@campo-livre/domain/fields/set-up/ground-field.ts'
import classes from './ground.module.css'

type Props = { field: Pick<GroundField, 'id' | 'name' | 'parts'>; others: readonly GroundField[] }

/** The ground of a field from above, with the fields that lie on it, and in sentences what follows for bookings. */
export function GroundPlan({ field, others: all }: Props) {
  const others = all.filter(({ status }) => status !== 'archived')
  const parts = others.filter(({ id }) => field.parts.includes(id))
  return (
    <div className={classes.follows}>
      {parts.length > 0 && (
        <div className={classes.plan} aria-hidden>
          <span className={classes.whole}>{field.name}</span>
          <div className={classes.parts}>
            {parts.map(({ id, name }) => (
              <span key={id} className={classes.part}>
                {name}
              </span>
            ))}
          </div>
        </div>
      )}
      <div role="status">
        <ul className={classes.sentences}>
          {describeGround(field, others).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
