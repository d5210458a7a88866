import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { useEffect, useState } from 'react'
import { useAtomValue } from '../apps/web/src/lib/state/store.ts'
import { userAtom } from '../apps/web/src/session/atoms.ts'

/**
 * A page that shows the effect of the toolbars: a call's answer, who is signed in, the clock, the connection, the
 * motion.
 */
export function Probe() {
  const answer = useAnswer('/api/fields')
  const user = useAtomValue(userAtom)
  const [presses, setPresses] = useState(0)
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <section>
      <h1>The toolbars</h1>
      <dl>
        <dt>A call of the product</dt>
        <dd>{answer}</dd>
        <dt>Signed in</dt>
        <dd>{user?.name ?? 'nobody'}</dd>
        <dt>The server’s clock</dt>
        <dd>{serverNow().slice(0, 16)}</dd>
        <dt>Connection</dt>
        <dd>{navigator.onLine ? 'online' : 'offline'}</dd>
        <dt>Motion</dt>
        <dd>{still ? 'reduced' : 'as drawn'}</dd>
      </dl>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses === 0 ? 'Reservar' : 'Reservado'}
      </button>{' '}
      <span>
        R$ 120,00 às 20h, <code>código</code>
      </span>
    </section>
  )
}

/** Returns the answer to a call in a few words: `200: 12 fields`, `waiting`, `no answer`. */
function useAnswer(url: string): string {
  const [answer, setAnswer] = useState('waiting')
  useEffect(() => {
    const abort = new AbortController()
    fetch(url, { signal: abort.signal })
      .then(async (response) => {
        const { message, meta } = (await response.json()) as { message?: string; meta?: { total: number } }
        setAnswer(`${response.status}: ${message ?? `${meta?.total ?? 0} fields`}`)
      })
      .catch(() => abort.signal.aborted || setAnswer('no answer'))
    return () => abort.abort()
  }, [url])
  return answer
}
