import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { readChanged } from './read-changed.ts'

/** The focusable and the collapsible elements, which are the same in the prerendered page and the app. */
const stops = 'main :is(a, summary, button, input):not(.cl-shell-told *), footer :is(a, button)'
const folds = 'main details'

/**
 * Keeps what a user did on a prerendered page when the app replaces it: scroll position, opened details, changed
 * fields, focus.
 */
export function useStaticPlace(): void {
  const router = useRouter()
  // At the first render the prerendered page still exists.
  const [restore] = useState(readPlace)
  useLayoutEffect(() => {
    const top = restore()
    // The router scrolls every page to its top, also one that is being read.
    const stop = router.subscribe('onRendered', () => {
      stop()
      if (top !== null) window.scrollTo(0, top)
    })
    return stop
  }, [restore, router])
}

function readPlace() {
  // The build renders the page, too.
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
