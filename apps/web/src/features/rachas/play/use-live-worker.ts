import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { useEffect } from 'react'
import { keepCopy } from '../../../lib/storage/device-copy.ts'
import { useAtomValue } from '../../../lib/state/store.ts'
import { tokenAtom, userAtom } from '../../../session/atoms.ts'

const { BASE_URL, PROD, VITE_API_URL, VITE_MOCKS } = import.meta.env

/** True where a build without its backend in the page runs in a browser that knows workers. */
const canKeep = () => PROD && VITE_MOCKS !== 'on' && 'serviceWorker' in navigator && 'caches' in window

/**
 * Registers the worker, and tells it which files this page has loaded and loads: until it answers for the page, it sees
 * none of them itself. Returns what tells it.
 */
async function register(): Promise<PerformanceObserver> {
  const script = `${BASE_URL}live-worker.js`
  const given = await navigator.serviceWorker.register(script, { scope: `${BASE_URL}atleta/rachas/` })
  const observer = new PerformanceObserver((loaded) => {
    const files = loaded.getEntries().flatMap(({ name }) => (/\.(js|css|woff2)$/.test(name) ? [name] : []))
    const worker = given.installing ?? given.waiting ?? given.active
    if (files.length > 0) worker?.postMessage(files, { transfer: [] })
  })
  observer.observe({ type: 'resource', buffered: true })
  return observer
}

/**
 * Has the screen at the field survive a reload without a network (decision 090): its worker keeps the page and its files,
 * and the device keeps who is signed in and the racha. Where that is not possible the screen works as any other.
 */
export function useLiveWorker(racha: RachaDetail): void {
  const token = useAtomValue(tokenAtom)
  const user = useAtomValue(userAtom)
  useEffect(() => {
    if (!canKeep()) return undefined
    // A browser may refuse, as in a private window.
    const observer = register().catch(() => null)
    return () => {
      void observer.then((each) => each?.disconnect())
    }
  }, [])
  useEffect(() => {
    if (!canKeep() || token === null || user === null) return
    const api = new URL(String(VITE_API_URL), location.origin).href
    Promise.all([
      keepCopy(`${api}/me`, user, token),
      keepCopy(`${api}/rachas/${racha.id}`, racha, token),
    ]).catch(() => undefined)
  }, [racha, token, user])
}
