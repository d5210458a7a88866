import type { ColumnFilter, Condition } from '@campo-livre/domain/lists/filters.ts'
import { filterLabels, operatorNames } from '@campo-livre/ui/text-set/pt-br.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Fragment, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ConditionFields } from './condition-fields.tsx'
import classes from './filter-form.module.css'
import { blankCondition } from './filter-drafts.ts'
import { valueProblem } from './filter-problem.ts'
import { MAX_CONDITIONS } from '../limits.ts'
import type { Column } from '../resource.ts'

const operators = [
  { value: 'and', label: operatorNames.and },
  { value: 'or', label: operatorNames.or },
] as const

type Props<Row> = {
  column: Column<Row>
  /** The filter typed so far. */
  draft: ColumnFilter
  onChange: (draft: ColumnFilter) => void
  onApply: () => void
  /** True when it may be empty, because another column has a typed filter. */
  optional?: boolean
  /** Absent when there is no filter to remove. */
  onClear?: (() => void) | undefined
}

/** The filter of a column: its conditions, and whether all or any of them have to hold (F4). */
export function FilterForm<Row>({ column, draft, onChange, onApply, optional = false, onClear }: Props<Row>) {
  const form = useRef<HTMLFormElement>(null)
  const { conditions } = draft
  // Errors are shown only after the first try.
  const [tried, setTried] = useState(false)
  const problems = conditions.map(({ value }) => valueProblem(column, value))
  const apply = () => {
    if (optional || problems.every((problem) => problem === null)) return onApply()
    flushSync(() => setTried(true))
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  const setConditions = (next: readonly Condition[]) => onChange({ ...draft, conditions: next })
  const add = () => {
    flushSync(() => setConditions([...conditions, blankCondition(column)]))
    form.current?.querySelector<HTMLElement>('fieldset:last-of-type select')?.focus()
  }
  const remove = (index: number) => {
    flushSync(() => setConditions(conditions.filter((_, at) => at !== index)))
    form.current?.querySelector<HTMLElement>('fieldset:last-of-type select')?.focus()
  }
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      {conditions.map((condition, index) => (
        <Fragment key={index}>
          {index === 1 && (
            <SegmentedControl
              aria-label={filterLabels.operator}
              size="md"
              className={classes.operator ?? ''}
              data={[...operators]}
              value={draft.operator}
              onChange={(operator) => onChange({ ...draft, operator })}
            />
          )}
          {index > 1 && <p className={classes.operator}>{operatorNames[draft.operator]}</p>}
          <ConditionFields
            column={column}
            number={index + 1}
            condition={condition}
            error={tried ? (problems[index] ?? null) : null}
            onChange={(next) => setConditions(conditions.map((each, at) => (at === index ? next : each)))}
            onRemove={conditions.length > 1 ? () => remove(index) : undefined}
          />
        </Fragment>
      ))}
      {conditions.length < MAX_CONDITIONS && (
        <Button
          variant="subtle"
          size="md"
          className={classes.add ?? ''}
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={add}
        >
          {filterLabels.add}
        </Button>
      )}
      <div className={classes.apply}>
        {onClear && (
          <Button variant="default" size="md" onClick={onClear}>
            {filterLabels.clear}
          </Button>
        )}
        <Button type="submit" size="md" className={classes.main ?? ''}>
          {filterLabels.apply}
        </Button>
      </div>
    </form>
  )
}
