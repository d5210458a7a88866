import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AnyResource } from '../../lib/resource/any-resource.tsx'
import { ResourceNav } from './resource-nav.tsx'
import { resourceLabels, type ResourceName, toResourceName } from './resource-names.ts'

const route = getRouteApi('/_admin/pages/crud')

type Props = {
  lists: Readonly<Record<ResourceName, AnyResource>>
  /** Tasks that wait for the admin, above every list. */
  waiting?: ReactNode
}

/** The admin's home (A11, H12): a list of each kind of row, by its declaration. */
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
