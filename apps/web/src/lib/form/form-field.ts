import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** A value that can be chosen, with its label. */
export type Option = {
  value: string
  label: string
  /** A sentence that stands at its field while it is chosen. */
  note?: string
}

/** The types of fields. Each has its input, and a text for its value (field-text.ts). */
export type FieldType =
  | { type: 'text'; rows?: number; autoComplete?: string }
  /** In reais; the value is in cents. */
  | { type: 'money' }
  /** A whole number. */
  | { type: 'count' }
  /** The value is in percent, with up to two decimals. */
  | { type: 'percentage' }
  /** With a sign and up to two decimals, in reais or in a unit that another field has; the value is in hundredths. */
  | { type: 'amount'; reais?: true }
  /** The value is `2026-11-20`. */
  | { type: 'day' }
  /** The value is in minutes after midnight. */
  | { type: 'time' }
  /** With `counts` the value is the number that the option's text is. */
  | { type: 'choice'; choices: readonly Option[]; counts?: true }
  /** Several values, in the order in which they were chosen. */
  | { type: 'choices'; choices: readonly Option[] }
  /** Yes or no. */
  | { type: 'flag' }
  /** A number with up to two decimals. */
  | { type: 'decimal'; unit: string }
  /** A value with an input of its own, whose text is its JSON. */
  | {
      type: 'custom'
      render: (props: CustomInputProps) => ReactNode
      spoken: (value: unknown) => string
      /** True for a value that is too large for a draft, such as a file. */
      large?: true
    }
  /** One of many rows, found by a search: the value is an id, whose name `one` reads. */
  | { type: 'relation'; search: (text: string) => RelationQuery; one: (id: string) => OptionQuery }
  /** The value is a data URL, or the address of the present picture. */
  | { type: 'picture' }
  /** The value is as typed; empty is null. */
  | { type: 'phone' | 'cpf' | 'cnpj' }

/** The props of an input of a field's own. */
export type CustomInputProps = {
  label: string
  /** The name by which the form finds what takes the focus: its `data-path`. */
  name: string
  /** The value as JSON. */
  text: string
  /** The texts of all fields of the form. */
  texts: Readonly<Record<string, string>>
  error: ReactNode
  onText: (text: string) => void
}

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
  /** Returns whether it is asked for, by the texts of the others; it always is by default. */
  shown?: (texts: Readonly<Record<string, string>>) => boolean
  /** Returns whether it waits behind `Mais opções`, as its default is good for most; it never does by default. */
  folded?: (texts: Readonly<Record<string, string>>) => boolean
}
