import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { groundIds } from '@campo-livre/domain/fields/shared-ground.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { FieldProblem } from '../../../../lib/form/field-problem.tsx'
import type { CustomInputProps } from '../../../../lib/form/form-field.ts'
import { GroundPlan } from './ground-plan.tsx'
import classes from './ground.module.css'
import { readParts } from './read-parts.ts'

type Props = CustomInputProps & { field: OwnField }

/**
 * The choice of the fields on whose ground a field lies. A field that is itself made of others stands for these: it is
 * chosen when all of them are.
 */
export function GroundInput({ field, label, name, text, error, onText }: Props) {
  const title = useId()
  const { otherFields } = field
  const parts = readParts(text)
  const nameOf = (part: string) => otherFields.find(({ id }) => id === part)?.name ?? ''
  const choose = (ids: readonly string[], chosen: boolean) => {
    const others = parts.filter((part) => !ids.includes(part))
    onText(JSON.stringify(chosen ? [...others, ...ids] : others))
  }
  return (
    <div
      role="group"
      aria-labelledby={title}
      aria-describedby={`${title}-how`}
      tabIndex={-1}
      data-path={name}
      className={classes.group}
    >
      <h3 id={title} className={classes.title}>
        {label}
      </h3>
      <p id={`${title}-how`} className={classes.how}>
        Marque os campos que cabem dentro deste, como um grande que se divide em dois. Se são o mesmo lugar,
        como um ginásio que ora é vôlei, ora é futsal, marque o outro.
      </p>
      <div className={classes.choices}>
        {otherFields.map((other) => {
          const ids = groundIds(other)
          return (
            <Checkbox
              key={other.id}
              size="md"
              label={other.status === 'archived' ? `${other.name} (arquivado)` : other.name}
              description={other.parts.length > 0 ? `Feito de ${inWords(ids.map(nameOf))}` : undefined}
              checked={ids.every((id) => parts.includes(id))}
              onChange={({ currentTarget: { checked } }) => choose(ids, checked)}
            />
          )
        })}
      </div>
      {typeof error === 'string' && <FieldProblem>{error}</FieldProblem>}
      <GroundPlan field={{ ...field, parts: [...parts] }} others={otherFields} />
    </div>
  )
}
