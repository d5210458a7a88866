import { spoken } from './field-text.ts'
import type { FormField } from './form-field.ts'
import { RelationName } from './relation-name.tsx'

/** A value in a sentence. A related row is named, not shown by its id. */
export function Spoken({ field, text }: { field: FormField; text: string }) {
  if (field.type === 'relation' && text !== '') return <RelationName field={field} id={text} />
  return spoken(field, text)
}
