import { activeFilters } from '@campo-livre/domain/lists/conditions.ts'
import { type ColumnFilter, type Condition, matchModes } from '@campo-livre/domain/lists/filters.ts'
import { filterLabels, operatorNames } from '@campo-livre/ui/text-set/pt-br.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Fragment, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ConditionFields } from './condition-fields.tsx'
import classes from './filter-form.module.css'
import { type Column, kindOf } from './thing.ts'

const MAX_CONDITIONS = 10
const operators = [
  { value: 'and', label: operatorNames.and },
  { value: 'or', label: operatorNames.or },
] as const

type Props<Row> = {
  column: Column<Row>
  filter: ColumnFilter | null
  /** Null for no filter. */
  onApply: (filter: ColumnFilter | null) => void
}

/** The filter of one column: conditions, and whether all or any of them have to hold (F4). */
export function FilterForm<Row>({ column, filter, onApply }: Props<Row>) {
  const blank: Condition = { mode: matchModes[kindOf(column)][0], value: '' }
  const [draft, setDraft] = useState<ColumnFilter>(
    filter ?? { column: column.id, operator: 'and', conditions: [blank] },
  )
  const form = useRef<HTMLFormElement>(null)
  const setConditions = (conditions: readonly Condition[]) => setDraft((old) => ({ ...old, conditions }))
  const { conditions } = draft
  const add = () => {
    flushSync(() => setConditions([...conditions, blank]))
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
        onApply(activeFilters([draft])[0] ?? null)
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
              onChange={(operator) => setDraft((old) => ({ ...old, operator }))}
            />
          )}
          {index > 1 && <p className={classes.operator}>{operatorNames[draft.operator]}</p>}
          <ConditionFields
            column={column}
            number={index + 1}
            condition={condition}
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
        {filter && (
          <Button variant="default" size="md" onClick={() => onApply(null)}>
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
