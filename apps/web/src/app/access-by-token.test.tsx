import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { readStored, writeStored } from '../lib/storage/storage.ts'
import { store } from '../lib/state/store.ts'
import { TOKEN_KEY, tokenAtom, userAtom } from '../session/atoms.ts'
import { worker } from '../testing/backend.ts'
import { startApp } from '../testing/start-app.ts'
import { afterRefusal, endFor, ends, everybody, personas } from './testing/ends.ts'
import { load } from './testing/walk.ts'

/** The guards need no screen: here the router alone is asked. `access.test.tsx` renders. */
describe('every route, with a stored token', () => {
  it.each(everybody)(
    'opens or redirects home for %s, whose account is not read yet (B7, D5)',
    async (who) => {
      const app = await startApp({ path: '/erro', persona: personas[who] })
      const end = endFor(who)
      expect(await load(app, end, () => store.set(userAtom, null))).toEqual(ends(end))
    },
  )

  it.each([...everybody.map((who) => ({ who, status: 401 })), { who: 'athlete' as const, status: 419 }])(
    'redirects $who to the login, but opens pages for guests, when the token is refused: $status (D6, D8)',
    async ({ who, status }) => {
      const app = await startApp({ path: '/erro', persona: personas[who] })
      const token = readStored(TOKEN_KEY)
      worker.use(http.get('/api/me', () => new HttpResponse(null, { status })))
      expect(await load(app, afterRefusal, () => restore(token))).toEqual(ends(afterRefusal))
    },
  )
})

/** Restores a token as at the start of the app, with the user not known yet. */
function restore(token: string | null): void {
  writeStored(TOKEN_KEY, token)
  store.set(tokenAtom, token)
  store.set(userAtom, null)
}
