import { getRouteApi, useRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { type FieldScreenSearch, fieldScreenSearchSchema } from './field-search.ts'

const route = getRouteApi('/_public/field/$id')

/** Changes to the search; `undefined` removes a parameter. */
export type FieldSearchChange = { [K in keyof FieldScreenSearch]?: FieldScreenSearch[K] | undefined }

type FieldSearch = {
  /** The search that is shown. */
  search: FieldScreenSearch
  /** Returns the latest search, ahead of the shown one during a navigation. */
  latest: () => FieldScreenSearch
  /** Changes the latest search, replacing the history entry. */
  change: (parts: FieldSearchChange) => void
}

/** Returns the search of a field's screen, and how to change it (A14). */
export function useFieldSearch(): FieldSearch {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  return {
    search,
    latest: () => z.parse(fieldScreenSearchSchema, router.latestLocation.search),
    change: (parts) =>
      void navigate({ search: (old) => ({ ...old, ...parts }), replace: true, resetScroll: false }),
  }
}
