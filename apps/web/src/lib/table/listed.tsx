import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { warm } from '../warm.ts'
import { type ListProps, ListScreen } from './list-screen.tsx'
import { listQuery } from './question.ts'
import type { ListAddress } from './search.ts'
import type { Thing } from './thing.ts'

/** A thing without the type of its rows, for a screen that lists one of several. */
export type Listed = {
  warm: (client: QueryClient, address: ListAddress) => void
  List: (props: ListProps) => ReactNode
}

/** Lets go of the type of the rows. */
export function listed<Row extends object>(thing: Thing<Row>): Listed {
  return {
    warm: (client, address) => warm(client, listQuery(thing, address)),
    List: (props) => <ListScreen thing={thing} {...props} />,
  }
}
