import type { GroundField } from '@campo-livre/domain/fields/set-up/ground-field.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { GroundPlan } from './ground-plan.tsx'
import classes from './ground.module.css'

/** The ground of a field of which others are made: it is changed at these. */
export function PartOf({ field, wholes }: { field: OwnField; wholes: readonly GroundField[] }) {
  return (
    <div className={classes.group}>
      <p>
        {field.name} fica no espaço de {inWords(wholes.map(({ name }) => name))}.{' '}
        {wholes.length === 1 ? 'É lá que isso se muda.' : 'Isso se muda em cada um deles.'}
      </p>
      <GroundPlan field={field} others={field.otherFields} />
      <div className={classes.ways}>
        {wholes.map(({ id, name }) => (
          <Link
            key={id}
            to="/company/fields/$id"
            params={{ id }}
            search={{ passo: 'espaco' }}
            className={button.secondary}
          >
            Mudar em {name}
          </Link>
        ))}
      </div>
    </div>
  )
}
