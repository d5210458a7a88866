import { Chip, Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './choices-input.module.css'
import { FieldProblem } from './field-problem.tsx'
import type { FormField } from './form-field.ts'

type Props = {
  field: Extract<FormField, { type: 'choices' }>
  /** The chosen values, joined by commas. */
  text: string
  error: ReactNode
  onText: (text: string) => void
}

/** A field of which several options can be chosen. */
export function ChoicesInput({ field: { name, label, description, choices }, text, error, onText }: Props) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      tabIndex={-1}
      // The focus goes here when the choice is wrong.
      data-path={name}
      className={classes.group}
    >
      <Input.Label labelElement="div" size="md" id={`${id}-label`}>
        {label}
      </Input.Label>
      {description !== undefined && (
        <Input.Description size="md" id={`${id}-description`}>
          {description}
        </Input.Description>
      )}
      <div className={classes.chips}>
        <Chip.Group
          multiple
          value={text === '' ? [] : text.split(',')}
          onChange={(values) => onText(values.join(','))}
        >
          {choices.map((choice) => (
            <Chip key={choice.value} value={choice.value} classNames={{ label: classes.chip ?? '' }}>
              {choice.label}
            </Chip>
          ))}
        </Chip.Group>
      </div>
      {typeof error === 'string' && <FieldProblem>{error}</FieldProblem>}
    </div>
  )
}
