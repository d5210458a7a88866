import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { sharingGround } from '@campo-livre/domain/fields/shared-ground.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { Link } from '@tanstack/react-router'
import classes from './ground.module.css'

/** Says with which fields a field shares its ground, with the way to change it; nothing for an only field. */
export function GroundLine({ field }: { field: OwnField }) {
  const { id, otherFields } = field
  if (otherFields.length === 0) return null
  const sharing = sharingGround(field, otherFields).filter(({ status }) => status !== 'archived')
  return (
    <p className={classes.line}>
      {sharing.length > 0
        ? `Usa o mesmo espaço que ${inWords(sharing.map(({ name }) => name))}.`
        : 'Este campo divide o espaço com outro da arena?'}{' '}
      <Link to="/company/fields/$id" params={{ id }} search={{ passo: 'espaco' }} className={classes.link}>
        {sharing.length > 0 ? 'Mudar o espaço' : 'Diga com qual'}
      </Link>
    </p>
  )
}
