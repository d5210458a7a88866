import type { FieldSummary } from '@campo-livre/domain/fields/field-summary.ts'
import { Checkbox, Radio } from '@mantine/core'
import { FieldProblem } from '../../../lib/form/field-problem.tsx'
import classes from './closure-form.module.css'
import type { ClosureParts } from './closure-parts.ts'

type Props = ClosureParts & { fields: readonly FieldSummary[] }

/** The part of the form about which fields close. */
export function WhereFields({ values, errors, setValue, fields }: Props) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Onde</legend>
      <Radio.Group
        aria-label="Onde fecha"
        value={values.where}
        onChange={(where) => setValue('where', where === 'some' ? 'some' : 'all')}
      >
        <div className={classes.radios}>
          <Radio value="all" label="Toda a arena" />
          <Radio value="some" label="Só alguns campos" />
        </div>
      </Radio.Group>
      {values.where === 'some' && (
        <div className={classes.checks} role="group" aria-label="Campos" tabIndex={-1} data-path="fieldIds">
          {fields.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={values.fieldIds.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                setValue(
                  'fieldIds',
                  checked ? [...values.fieldIds, id] : values.fieldIds.filter((each) => each !== id),
                )
              }
            />
          ))}
          {errors.fieldIds && <FieldProblem>{errors.fieldIds}</FieldProblem>}
        </div>
      )}
    </fieldset>
  )
}
