import type { AnyRouter } from '@tanstack/react-router'

/** Announces a text, once. */
type Say = (text: string) => void

/**
 * Moves the focus after a change of screen: to the element of the address's hash, to a field with `data-autofocus`,
 * else to the heading. `say` gets the title where the heading does not contain it. Until a key or a pointer is pressed,
 * the focus is kept from getting lost: it moves on to a heading that comes with data, and a menu that led here does not
 * take it back. Another search is not another screen. Returns a function that stops it.
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
  // The first screen is read from its top, as browsers do, unless it has a field with autofocus.
  if (document.activeElement === document.body) field()?.focus({ preventScroll: true })
  return () => {
    arrival?.abort()
    for (const stop of stops) stop()
  }
}

const content = () => document.getElementById('conteudo')
const field = () => content()?.querySelector<HTMLElement>('[data-autofocus]') ?? null
/** A visually hidden heading is left out: the focus would make it visible. */
const heading = () => content()?.querySelector<HTMLElement>('h1:not(.visually-hidden)') ?? null

/** Returns whether the focus is nowhere or on the frame; a screen or a dialog that took it keeps it. */
function isFree(at: Element | null): boolean {
  if (at === null || at === document.body) return true
  return at.closest('.cl-frame') !== null && content()?.contains(at) === false
}

/** Focuses the beginning of the screen; the content as a whole while there is no visible heading. */
function begin(hash: string): HTMLElement | null {
  const named = hash === '' ? null : document.getElementById(hash)
  const place = named ?? field() ?? heading() ?? content()
  if (!place) return null
  if (!place.matches('a, button, input, select, textarea')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  return place
}

/** Returns the title of the tab, unless the focused heading contains it. */
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

/** Keeps the focus when a closed menu or dialog returns it to its button, which is on the frame. */
function keepFromOpener(hash: string, signal: AbortSignal): void {
  const given = new AbortController()
  const take = () => {
    if (!isFree(document.activeElement)) return
    given.abort()
    begin(hash)
  }
  document.addEventListener('focusin', take, { signal: AbortSignal.any([signal, given.signal]) })
}
