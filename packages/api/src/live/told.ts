import type { ChangeKind } from '@campo-livre/contract/live/change.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The kinds of changes after which it is read again, where the server tells of them. */
      told?: readonly ChangeKind[]
    }
  }
}

let told = false

/** Sets whether the server tells of changes, so that nobody has to ask. */
export function setTold(on: boolean): void {
  told = on
}

/** Returns the milliseconds after which a query is read again; false while the server tells when. */
export function unlessTold(ms: number | false): number | false {
  return told ? false : ms
}
