import type { QueryClient } from '@tanstack/react-query'
import { expect } from 'vitest'

/** A busy machine is no reason to fail. */
const timeout = 10_000

/** Waits until the screen has all it asked for, or the reason why not. */
export async function settled(queryClient: QueryClient): Promise<void> {
  await expect.poll(() => queryClient.isFetching(), { timeout }).toBe(0)
  await expect.poll(() => isWaiting(document), { timeout }).toBe(false)
}

/** Whether something still looks as if it were on its way. */
export function isWaiting(page: Document): boolean {
  return page.querySelector(':is(main, [role=dialog]) [data-skeleton]') !== null
}
