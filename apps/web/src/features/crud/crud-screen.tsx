import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AnyResource } from '../../lib/table/any-resource.tsx'
import { ResourceNav } from './resource-nav.tsx'
import { resourceLabels, type ResourceName, toResourceName } from './resource-names.ts'

const route = getRouteApi('/_admin/pages/crud')

type Props = {
  lists: Readonly<Record<ResourceName, AnyResource>>
  /** What waits for the admin, whatever is listed. */
  waiting?: ReactNode
}

/** The admin's home (A11, H12): everything there is, a list each, by its declaration. */
export function CrudScreen({ lists, waiting }: Props) {
  const name = toResourceName(route.useSearch().lista)
  const { List } = lists[name]
  return (
    <List
      key={name}
      title="Gestão de dados"
      name={resourceLabels[name]}
      above={
        <>
          {waiting}
          <ResourceNav current={name} />
        </>
      }
    />
  )
}
