import { getRouteApi, useRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { type FieldScreenSearch, fieldScreenSearchSchema } from './field-search.ts'

const route = getRouteApi('/_public/field/$id')

/** Changes to the address; `undefined` lets a part go. */
export type FieldSearchChange = { [K in keyof FieldScreenSearch]?: FieldScreenSearch[K] | undefined }

type FieldSearch = {
  /** What the address on the screen says. */
  search: FieldScreenSearch
  /** What it says by now: ahead of the screen while a change is on its way. */
  latest: () => FieldScreenSearch
  /** Changes it in place, whatever has changed since the screen was drawn. */
  change: (parts: FieldSearchChange) => void
}

/** What the address of the field screen says, and how to change it (A14). */
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
