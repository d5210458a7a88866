import { getRouteApi } from '@tanstack/react-router'
import type { Listed } from '../../lib/table/listed.tsx'
import { ThingNav } from './thing-nav.tsx'
import { thingNames, type ThingName, toThing } from './things.ts'

const route = getRouteApi('/_admin/pages/crud')

/** The admin's home (A11, H12): everything there is, a list each, by its declaration. */
export function CrudScreen({ lists }: { lists: Readonly<Record<ThingName, Listed>> }) {
  const coisa = toThing(route.useSearch().coisa)
  const { List } = lists[coisa]
  return (
    <List key={coisa} title="Gestão de dados" name={thingNames[coisa]} above={<ThingNav current={coisa} />} />
  )
}
