import type { NavigateOptions } from '@tanstack/react-router'

type Reducer = Extract<NavigateOptions['search'], (old: never) => unknown>
/** The search of any route, as a link accepts it. */
type AnySearch = ReturnType<Reducer>

/** Returns the search of a link to the present route (`to="."`) with some parameters changed; fits every route. */
export function mergeSearch(parts: AnySearch): (old: object) => AnySearch {
  return (old) => ({ ...old, ...parts })
}
