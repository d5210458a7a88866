import { useSyncExternalStore } from 'react'
import { randomKey } from '../../action/use-idempotency-key.ts'
import { draftOwner } from '../../storage/draft-owner.ts'
import { readStored, watchStored, writeStored } from '../../storage/storage.ts'
import type { Resource } from '../resource.ts'
import { startOfViews } from './stored-views.ts'
import { readViews, type View } from './view.ts'

/** The entries of this visit, for a browser that refuses to store them. */
const visited = new Map<string, string>()
const listeners = new Set<() => void>()

/** Returns the key under which the views of a list are stored: for its person, on this device. */
export function viewsKey<Row>({ query }: Pick<Resource<Row>, 'query'>): string {
  const [subject, list] = query({ page: 1, perPage: 1, filters: [] }).queryKey
  return `${startOfViews(draftOwner())}${subject} ${String(list)}`
}

/** The views of a list that its person has saved on this device, in the order of their names; and how to change them. */
export function useViews<Row>(resource: Pick<Resource<Row>, 'query'>) {
  const key = viewsKey(resource)
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    const stop = watchStored(key, () => {
      visited.delete(key)
      listener()
    })
    return () => {
      listeners.delete(listener)
      stop()
    }
  }
  const stored = () => visited.get(key) ?? readStored(key)
  const views = readViews(useSyncExternalStore(subscribe, stored))
  /** Another tab may have changed them since they were drawn. */
  const others = (id: string) => readViews(stored()).filter((each) => each.id !== id)
  const write = (all: readonly View[]) => {
    const text = JSON.stringify(all.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')))
    writeStored(key, text)
    if (readStored(key) === text) visited.delete(key)
    else visited.set(key, text)
    for (const listener of listeners) listener()
  }
  return {
    views,
    /** Adds a view, or puts it in the place of the one with its id. */
    save: ({ id = randomKey(), ...view }: Omit<View, 'id'> & { id?: string }) =>
      write([...others(id), { ...view, id }]),
    remove: (id: string) => write(others(id)),
  }
}
