import { useQuery } from '@tanstack/react-query'
import type { FormField, Option } from './form-field.ts'

type RelationField = Extract<FormField, { type: 'relation' }>

/** Returns the name of a related row: that of `picked`, where it is the same, else the server's; empty for no id. */
export function useRelationName(field: RelationField, id: string, picked?: Option): string {
  const known = picked?.value === id ? picked : undefined
  const { data, isError } = useQuery({ ...field.one(id), enabled: id !== '' && known === undefined })
  if (id === '') return ''
  return (known ?? data)?.label ?? (isError ? 'Não deu para ver o nome' : 'Buscando…')
}

/** The name of a related row, in a sentence. */
export function RelationName({ field, id }: { field: RelationField; id: string }) {
  return useRelationName(field, id)
}
