import type { NavigateOptions } from '@tanstack/react-router'

type Reducer = Extract<NavigateOptions['search'], (old: never) => unknown>
/** What the address of any screen can hold, as a link writes it. */
type AnySearch = ReturnType<Reducer>

/** For a link to where one is (`to="."`): the address with some parts changed. It serves every route. */
export function mergeSearch(parts: AnySearch): (old: object) => AnySearch {
  return (old) => ({ ...old, ...parts })
}
