import { useDeferredValue } from 'react'

/**
 * `opened`, but closed on the first render: Mantine gives the focus back to whatever had it when `opened` turned true,
 * and code that is loaded when needed is there only once it is true.
 */
export function useOpened(opened: boolean): boolean {
  return useDeferredValue(opened, false)
}
