import { type Condition, matchModes, type MatchMode, kindOf } from '@campo-livre/domain/lists/filters.ts'
import { filterLabels, matchModeNames } from '@campo-livre/ui/text-set/pt-br.ts'
import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import classes from './filter-form.module.css'
import type { Column } from '../resource.ts'
import { ValueField } from './value-field.tsx'

type Props<Row> = {
  column: Column<Row>
  /** The number of the condition, from 1. */
  number: number
  condition: Condition
  onChange: (condition: Condition) => void
  /** The error of its value. */
  error?: string | null
  /** Absent for the only condition. */
  onRemove?: (() => void) | undefined
}

/** A condition of a filter: its mode and its value (F4). */
export function ConditionFields<Row>({
  column,
  number,
  condition,
  error = null,
  onChange,
  onRemove,
}: Props<Row>) {
  const modes: readonly MatchMode[] = matchModes[kindOf(column)]
  return (
    <fieldset className={classes.condition}>
      <legend className="visually-hidden">
        {column.label}, condição {number}
      </legend>
      <NativeSelect
        label={filterLabels.mode}
        data-autofocus={number === 1 || undefined}
        data={modes.map((mode) => ({ value: mode, label: matchModeNames[mode] }))}
        value={condition.mode}
        onChange={({ currentTarget }) =>
          onChange({
            ...condition,
            mode: modes.find((mode) => mode === currentTarget.value) ?? condition.mode,
          })
        }
      />
      <div className={classes.value}>
        <ValueField
          column={column}
          value={condition.value}
          error={error}
          onChange={(value) => onChange({ ...condition, value })}
        />
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={`${filterLabels.remove} ${number}`}
            onClick={onRemove}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </fieldset>
  )
}
