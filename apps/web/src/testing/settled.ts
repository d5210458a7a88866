import type { QueryClient } from '@tanstack/react-query'
import { expect } from 'vitest'

/** Waits until the screen has its data or shows why not. */
export async function settled(queryClient: QueryClient): Promise<void> {
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await expect.poll(() => isWaiting(document)).toBe(false)
}

/** Returns whether a skeleton is shown. */
export function isWaiting(page: Document): boolean {
  return page.querySelector(':is(main, [role=dialog]) [data-skeleton]') !== null
}
