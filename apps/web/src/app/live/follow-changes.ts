import type { QueryClient } from '@tanstack/react-query'

/** The milliseconds for which the first screen has the network to itself. */
const LATER_MS = 10_000

/** Lets the server tell of changes, once the first screen is done: there is no code for it until then, and the screens ask. */
export function followChanges(client: QueryClient): void {
  setTimeout(() => {
    import('./keep-stream.ts').then(
      ({ keepStream }) => keepStream(client),
      () => null,
    )
  }, LATER_MS)
}
