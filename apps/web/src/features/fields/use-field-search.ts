import { getRouteApi } from '@tanstack/react-router'
import type { FieldScreenSearch } from './field-search.ts'

const route = getRouteApi('/_public/field/$id')

/** Changes to the address; `undefined` lets a part go. */
export type FieldSearchChange = { [K in keyof FieldScreenSearch]?: FieldScreenSearch[K] | undefined }

/** What the address of the field screen says, and how to change it in place (A14). */
export function useFieldSearch(): { search: FieldScreenSearch; change: (parts: FieldSearchChange) => void } {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (parts: FieldSearchChange) =>
    void navigate({ search: { ...search, ...parts }, replace: true, resetScroll: false })
  return { search, change }
}
