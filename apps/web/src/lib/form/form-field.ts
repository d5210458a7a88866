import type { UseQueryOptions } from '@tanstack/react-query'

/** A value that can be chosen, with its label. */
export type Option = { value: string; label: string }

/** The types of fields. Each has its input, and a text for its value (field-text.ts). */
export type FieldType =
  | { type: 'text'; rows?: number; autoComplete?: string }
  /** In reais; the value is in cents. */
  | { type: 'money' }
  /** A whole number. */
  | { type: 'count' }
  /** The value is in percent, with up to two decimals. */
  | { type: 'percentage' }
  /** The value is `2026-11-20`. */
  | { type: 'day' }
  /** The value is in minutes after midnight. */
  | { type: 'time' }
  | { type: 'choice'; choices: readonly Option[] }
  /** One of many rows, found by a search: the value is an id, whose name `one` reads. */
  | { type: 'relation'; search: (text: string) => RelationQuery; one: (id: string) => OptionQuery }
  /** The value is a data URL, or the address of the present picture. */
  | { type: 'picture' }
  /** The value is as typed; empty is null. */
  | { type: 'phone' | 'cpf' | 'cnpj' }

/** The query of the rows that match a text, for a short list. */
export type RelationQuery = Pick<UseQueryOptions<readonly Option[]>, 'queryKey' | 'queryFn'>

/** The query of a row by its id. */
export type OptionQuery = Pick<UseQueryOptions<Option>, 'queryKey' | 'queryFn'>

/** The declaration of a field. */
export type FormField<Name extends string = string> = FieldType & {
  name: Name
  label: string
  /** A sentence below it. */
  description?: string
  /** True for a value that this person cannot change: it is shown as text, and not sent. */
  readOnly?: boolean
  /** True to put two of them side by side where there is room. */
  half?: boolean
}
