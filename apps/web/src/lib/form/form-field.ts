import type { UseQueryOptions } from '@tanstack/react-query'

/** One of the values that can be chosen, with what people read. */
export type Option = { value: string; label: string }

/** The ways in which a value is entered. Each has its input, and a text that stands for the value (field-text.ts). */
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
  /** One of many rows, found by typing: the value is an id. `chosen` is the one that it begins with. */
  | { type: 'relation'; search: (text: string) => RelationQuery; chosen?: Option }
  /** The value is a data URL, or the address of the picture as it is. */
  | { type: 'picture' }
  /** The value is as typed; empty is null. */
  | { type: 'phone' | 'cpf' | 'cnpj' }

/** The rows that fit a text, as many as fit into a short list. */
export type RelationQuery = Pick<UseQueryOptions<readonly Option[]>, 'queryKey' | 'queryFn'>

/** A field of a form, declared. */
export type FormField<Name extends string = string> = FieldType & {
  name: Name
  label: string
  /** A sentence below it. */
  description?: string
  /** Two of them stand side by side where there is room. */
  half?: boolean
}
