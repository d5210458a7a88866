import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react'
import { leaveForNewBuild } from './stale-code.ts'

/** The props of the component, and the element shown until its code is loaded. */
type Props<P> = P & {
  meanwhile?: ReactNode
  /** True when a user waits for it: if its code is missing, another page is shown. */
  asked?: boolean
}
type LazyComponent<P> = { Component: (props: Props<P>) => ReactNode; prefetch: () => void }

/**
 * Creates a component whose code is loaded when it is first rendered, or by `prefetch`. If that fails, `meanwhile`
 * stays and the next render tries again; for one that a user waits for (`asked`) the newest build or `/erro` is opened.
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
    const Known = known
    useEffect(() => {
      let gone = false
      // The code may have come since it was drawn, which drew nothing then.
      if (Known === null) {
        void fetch().then((here) => {
          if (!here && asked) leaveForNewBuild()
          if (here && !gone) redraw()
        })
      }
      return () => {
        gone = true
      }
    })
    return Known ? <Known {...(props as unknown as P)} /> : meanwhile
  }
  return { Component, prefetch: () => void fetch() }
}
