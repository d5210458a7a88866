import type { AnyRouter } from '@tanstack/react-router'

/** Reads aloud, once. */
type Say = (text: string) => void

/**
 * After a change of screen the focus is where it begins: at what the address names (`#…`), at the field that asks for
 * it (`data-autofocus`), else at the heading, which a screen reader reads by that; `say` gets the title where the
 * heading does not say it. Until a key or a pointer is pressed it is kept from getting lost: it goes on to a heading that
 * comes with its data, and a menu that led here does not take it back to its button. Another search is not another
 * screen. Returns how to stop.
 */
export function followArrivals(router: AnyRouter, say: Say): () => void {
  let left: Element | null = null
  let arrival: AbortController | null = null
  const leave = () => {
    arrival?.abort()
    left = document.activeElement
    say('')
  }
  const arrive = () => {
    arrival?.abort()
    arrival = new AbortController()
    const hash = router.latestLocation.hash
    if (isFree(document.activeElement) || document.activeElement === left) say(unsaidTitle(begin(hash)))
    keepUntilUsed(hash, arrival)
    if (left?.closest('[role=dialog], [role=menu]')) keepFromOpener(hash, arrival.signal)
  }
  const stops = [
    router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) leave()
    }),
    router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation !== undefined && pathChanged) arrive()
    }),
  ]
  // The first screen is read from its top, as the browser has it, unless it asks for a field.
  if (document.activeElement === document.body) field()?.focus({ preventScroll: true })
  return () => {
    arrival?.abort()
    for (const stop of stops) stop()
  }
}

const content = () => document.getElementById('conteudo')
const field = () => content()?.querySelector<HTMLElement>('[data-autofocus]') ?? null
/** One that is only read aloud, while the screen has no other, would show itself with the focus on it. */
const heading = () => content()?.querySelector<HTMLElement>('h1:not(.visually-hidden)') ?? null

/** Whether the focus is nowhere, or on the frame around the screen; what a screen or a dialog took for itself is not free. */
function isFree(at: Element | null): boolean {
  if (at === null || at === document.body) return true
  return at.closest('.cl-frame') !== null && content()?.contains(at) === false
}

/** Moves the focus to where the screen begins; to the content as a whole until there is a heading to see. */
function begin(hash: string): HTMLElement | null {
  const named = hash === '' ? null : document.getElementById(hash)
  const place = named ?? field() ?? heading() ?? content()
  if (!place) return null
  if (!place.matches('a, button, input, select, textarea')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  return place
}

/** The title of the tab, unless the place says it by being read. */
function unsaidTitle(place: HTMLElement | null): string {
  const words = place?.matches('h1') ? place.textContent : ''
  return words !== '' && document.title.includes(words) ? '' : document.title
}

function keepUntilUsed(hash: string, arrival: AbortController): void {
  const { signal } = arrival
  const observer = new MutationObserver(() => {
    const at = document.activeElement
    const waits = at === content() && heading() !== null
    if (at === document.body || waits) begin(hash)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const use of ['keydown', 'pointerdown'])
    window.addEventListener(use, () => arrival.abort(), { capture: true, signal })
}

/** What was open gives the focus back to what opened it, once it has gone: that is on the frame. */
function keepFromOpener(hash: string, signal: AbortSignal): void {
  const given = new AbortController()
  const take = () => {
    if (!isFree(document.activeElement)) return
    given.abort()
    begin(hash)
  }
  document.addEventListener('focusin', take, { signal: AbortSignal.any([signal, given.signal]) })
}
