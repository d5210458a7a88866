import { type KeyboardEvent, useRef, useState } from 'react'

/** Moves a strip that shows one of `count` things at a time and is scrolled sideways. */
export function useStrip(count: number) {
  const strip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const at = Math.min(shown, count - 1)
  const go = (to: number) => {
    const { current } = strip
    const next = Math.max(0, Math.min(count - 1, to))
    if (!current) return
    current.scrollTo({ left: next * current.clientWidth })
    const inside = current.contains(document.activeElement)
    if (inside) current.children[next]?.querySelector('button')?.focus({ preventScroll: true })
  }
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: count - 1,
  }
  return {
    strip,
    /** The index of the one that is shown. */
    at,
    go,
    onScroll: () => {
      const { current } = strip
      if (current) setShown(Math.round(current.scrollLeft / Math.max(1, current.clientWidth)))
    },
    onKeyDown: (event: KeyboardEvent) => {
      const to = steps[event.key]
      if (to === undefined) return
      event.preventDefault()
      go(to)
    },
  }
}
