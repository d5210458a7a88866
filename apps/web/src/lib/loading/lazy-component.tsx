import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react'
import { leaveForNewBuild } from './stale-code.ts'

/** What the part needs, and what stands in its place until its code is here. */
type Props<P> = P & {
  meanwhile?: ReactNode
  /** Somebody waits for it: without its code there is another page. */
  asked?: boolean
}
type LazyComponent<P> = { Component: ComponentType<Props<P>>; prefetch: () => void }

/**
 * A part of a screen whose code is fetched when it is first needed, or on a hint (`prefetch`). When it cannot be fetched
 * the screen stays as it is, with `meanwhile` in its place, and the next occasion tries again; what somebody has asked
 * for (`asked`) is not left out without a word.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyComponent<P> {
  let known: ComponentType<P> | null = null
  const fetch = async () => {
    known ??= await load().then(
      (module) => module.default,
      () => null,
    )
    return known !== null
  }
  function Component({ meanwhile = null, asked = false, ...props }: Props<P>) {
    const [, redraw] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      let gone = false
      if (known === null) {
        void fetch().then((here) => {
          if (!here && asked) leaveForNewBuild()
          if (here && !gone) redraw()
        })
      }
      return () => {
        gone = true
      }
    })
    const Known = known
    return Known ? <Known {...(props as unknown as P)} /> : meanwhile
  }
  return { Component, prefetch: () => void fetch() }
}
