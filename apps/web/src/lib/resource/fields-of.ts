import type { ColumnType } from '@campo-livre/domain/lists/filters.ts'
import type { FormField } from '../form/form-field.ts'
import type { Column } from './resource.ts'

/** The types of columns that can be typed in; an instant is set by what happens, not by a person. */
const fieldTypes = { text: 'text', count: 'count', money: 'money', day: 'day' } as const

type Rest = Partial<Pick<FormField, 'label' | 'description' | 'half' | 'readOnly'>>

/** Returns a function that makes the form field of a column, with its label, its type and its choices. */
export function fieldsOf<Row>(columns: readonly Column<Row>[]) {
  return <Name extends keyof Row & string, More extends Rest>(name: Name, more?: More) => {
    const { label, type, choices = [] } = columnOf(columns, name)
    const input = type === 'choice' ? { type, choices } : { type: fieldTypes[typed(type, name)] }
    return { name, label, ...input, ...more } as FormField<Name> & More
  }
}

function columnOf<Row>(columns: readonly Column<Row>[], name: string): Column<Row> {
  const column = columns.find(({ id }) => id === name)
  if (!column) throw new Error(`No column is named ${name}`)
  return column
}

function typed(type: Exclude<ColumnType, 'choice'>, name: string): keyof typeof fieldTypes {
  if (type === 'instant') throw new Error(`${name} is an instant, which no form sets`)
  return type
}
