import { readChanges, type StreamEnd } from '@campo-livre/api/live/read-changes.ts'
import { setTold } from '@campo-livre/api/live/told.ts'
import type { QueryClient } from '@tanstack/react-query'
import { refreshTold } from '../../lib/live/refresh-told.ts'
import { toldPagesAtom } from '../../lib/live/told-pages.ts'
import { store } from '../../lib/state/store.ts'
import { tokenAtom } from '../../session/atoms.ts'

/** The milliseconds without a sign of life after which a stream counts as lost: the server gives one every fifteen seconds. */
const SILENT_MS = 45_000
/** The milliseconds before the first and the latest try again. */
const FIRST_MS = 1_000
const LONGEST_MS = 60_000
/** The milliseconds that a stream has to live for the next try to be a first one. */
const LIVED_MS = 10_000
/** The milliseconds for which a tab may be hidden before its stream ends: a browser has few connections to one server. */
const HIDDEN_MS = 60_000
/** The milliseconds between two reads of what changes all the time. */
const CALM_MS = 1_000

/**
 * Keeps one stream of changes open while somebody is signed in or a link's page is shown, and reads again what it tells
 * of. Where it is lost the screens ask by themselves until it is back. Returns a function that ends it.
 */
export function keepStream(client: QueryClient): () => void {
  const calm = calmRefresh(client)
  let current: AbortController | null = null
  let told = false
  let tries = 0
  let again: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  const tell = (on: boolean) => {
    if (told === on) return
    told = on
    setTold(on)
    // Queries that nobody tells of any more are asked for from now on.
    if (!on) refreshTold(client, null)
  }

  const drop = () => {
    clearTimeout(again)
    const dropped = current
    current = null
    dropped?.abort()
  }

  const open = async () => {
    drop()
    const pages = store.get(toldPagesAtom)
    if (store.get(tokenAtom) === null && pages.length === 0) return tell(false)
    const own = new AbortController()
    current = own
    let openedAt = Infinity
    let silent = setTimeout(() => own.abort(), SILENT_MS)
    const end = await readChanges({
      pages: [...new Set(pages)],
      signal: own.signal,
      opened: () => {
        openedAt = performance.now()
        // Between two streams something may have been missed; before the first one the screens still ask.
        if (told) refreshTold(client, null)
        tell(true)
      },
      told: ({ kind }) => calm(kind),
      lives: () => {
        clearTimeout(silent)
        silent = setTimeout(() => own.abort(), SILENT_MS)
      },
    })
    clearTimeout(silent)
    if (current !== own) return
    current = null
    tell(false)
    if (performance.now() - openedAt > LIVED_MS) tries = 0
    const wait = waitAfter(end, tries)
    tries += 1
    if (wait !== null) again = setTimeout(start, wait)
  }
  const start = () => void open()
  const anew = () => {
    tries = 0
    start()
  }

  const seen = () => {
    clearTimeout(hiding)
    if (document.visibilityState === 'hidden')
      hiding = setTimeout(() => {
        drop()
        tell(false)
      }, HIDDEN_MS)
    else if (current === null) anew()
  }
  const events = new AbortController()
  const { signal } = events
  document.addEventListener('visibilitychange', seen, { signal })
  // A page with an open connection is not kept for the way back.
  addEventListener('pagehide', () => current?.abort(), { signal })
  addEventListener('online', () => current === null && anew(), { signal })
  const stops = [tokenAtom, toldPagesAtom].map((atom) => store.sub(atom, anew))
  start()
  return () => {
    events.abort()
    for (const stop of stops) stop()
    clearTimeout(hiding)
    drop()
    tell(false)
  }
}

/** Returns the milliseconds until the next try, by chance a little more or less so that not all come at once; null for none. */
function waitAfter(end: StreamEnd, tries: number): number | null {
  if (end.kind !== 'lost') return null
  const wait = Math.max(end.afterMs, Math.min(LONGEST_MS, FIRST_MS * 2 ** tries))
  return wait * (0.75 + Math.random() / 2)
}

/** Returns a function that reads what is told of again: at once, and what follows together, a second later. */
function calmRefresh(client: QueryClient): (kind: string) => void {
  const waiting = new Set<string>()
  let resting = false
  const read = () => {
    resting = waiting.size > 0
    if (!resting) return
    refreshTold(client, new Set(waiting))
    waiting.clear()
    setTimeout(read, CALM_MS)
  }
  return (kind) => {
    waiting.add(kind)
    if (!resting) read()
  }
}
