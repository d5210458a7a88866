import { getRouteApi } from '@tanstack/react-router'
import type { Listed } from '../../lib/table/listed.tsx'
import { type ThingName, things } from './crud-search.ts'
import { ThingNav } from './thing-nav.tsx'
import { thingNames } from './thing-names.ts'

const route = getRouteApi('/_admin/pages/crud')

/** The admin's home (A11, H12): everything there is, a list each, by its declaration. */
export function CrudScreen({ lists }: { lists: Readonly<Record<ThingName, Listed>> }) {
  const { coisa = things[0] } = route.useSearch()
  const { List } = lists[coisa]
  return (
    <List key={coisa} title="Gestão de dados" name={thingNames[coisa]} above={<ThingNav current={coisa} />} />
  )
}
