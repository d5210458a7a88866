import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prefetch } from '../query/prefetch.ts'
import { type ListProps, ListScreen } from './list-screen.tsx'
import { resourceQuery } from './list-params.ts'
import type { ListAddress } from './search.ts'
import type { Resource } from './resource.ts'

/** A resource without the type of its rows, for a screen that lists one of several. */
export type AnyResource = {
  prefetch: (client: QueryClient, address: ListAddress) => void
  List: (props: ListProps) => ReactNode
}

/** Removes the type of the rows. */
export function anyResource<Row extends object>(resource: Resource<Row>): AnyResource {
  return {
    prefetch: (client, address) => prefetch(client, resourceQuery(resource, address)),
    List: (props) => <ListScreen resource={resource} {...props} />,
  }
}
