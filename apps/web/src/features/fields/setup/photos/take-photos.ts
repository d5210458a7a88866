import type { FieldPhotos } from '@campo-livre/domain/fields/photos/field-photos-input.ts'
import { ownFieldQuery } from '@campo-livre/api/fields/get-own-field.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Lays the photos of an answer into the field that is shown, unless it is newer. */
export function takePhotos(client: QueryClient, id: string, answer: FieldPhotos): void {
  client.setQueryData(ownFieldQuery(id).queryKey, (field) =>
    field && field.version < answer.version ? { ...field, ...answer } : field,
  )
}
