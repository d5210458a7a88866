import { useDeferredValue } from 'react'

/**
 * Returns `opened`, but false on the first render: Mantine returns the focus to the element that had it when `opened`
 * became true, and lazily loaded code mounts with true.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  return useDeferredValue(opened, false)
}
