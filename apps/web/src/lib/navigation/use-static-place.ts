import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { readChanged } from './read-changed.ts'

/** Where the focus may be, and what may stand open, the same in the prerendered page and in the app's. */
const stops = 'main :is(a, summary, button, input):not(.cl-shell-told *), footer :is(a, button)'
const folds = 'main details'

/**
 * What somebody did on a prerendered page before the app took its place is not lost: how far they read, what they
 * opened and changed, where the focus is.
 */
export function useStaticPlace(): void {
  const router = useRouter()
  // While this is drawn for the first time, the prerendered page is still there.
  const [restore] = useState(readPlace)
  useLayoutEffect(() => {
    const top = restore()
    // The router begins every page at its top, even one that is being read.
    const stop = router.subscribe('onRendered', () => {
      stop()
      if (top !== null) window.scrollTo(0, top)
    })
    return stop
  }, [restore, router])
}

function readPlace() {
  // The build draws the page, too.
  const page = typeof document === 'undefined' ? null : document.querySelector('[data-prerendered]')
  if (page === null) return () => null
  const open = allOf<HTMLDetailsElement>(page, folds).map((fold) => fold.open)
  const focused = allOf(page, stops).findIndex((stop) => stop === document.activeElement)
  const change = readChanged(page)
  const top = window.scrollY
  return () => {
    for (const [index, fold] of allOf<HTMLDetailsElement>(document, folds).entries()) {
      fold.open = open[index] ?? false
    }
    change(document)
    allOf(document, stops)[focused]?.focus({ preventScroll: true })
    return top
  }
}

function allOf<Kind extends HTMLElement>(within: ParentNode, selector: string): Kind[] {
  return [...within.querySelectorAll<Kind>(selector)]
}
