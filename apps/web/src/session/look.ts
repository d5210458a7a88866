import { endLooks } from '@campo-livre/api/admin/looks.ts'
import { readToken } from '@campo-livre/domain/users/token.ts'
import type { Look } from '@campo-livre/domain/admin/look.ts'
import type { User } from '@campo-livre/domain/users/user.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { readStored } from '../lib/storage/storage.ts'
import { store } from '../lib/state/store.ts'
import { TOKEN_KEY, tokenAtom, userAtom, visitAtom } from './atoms.ts'
import { homeOf } from './homes.ts'
import { lookAtom } from './look-atom.ts'
import { setSession } from './session.ts'

type App = { router: AnyRouter; queryClient: QueryClient }
/** Shows the app as somebody sees it, from their home on, until `endLook` or the end of either session. */
export async function beginLook(look: Look, app: App): Promise<void> {
  const [token, user] = [store.get(tokenAtom), store.get(userAtom)]
  if (token === null || user === null) return
  // Known to every call by now; imported by nobody, as it is loaded apart.
  const { setReadOnly } = await import('@campo-livre/api/client/http.ts')
  store.set(lookAtom, { ...look, own: { token, user }, back: app.router.latestLocation.href })
  setReadOnly(true)
  const stop = store.sub(tokenAtom, () => {
    const now = store.get(tokenAtom)
    if (now === look.token) return
    stop()
    setReadOnly(false)
    store.set(lookAtom, null)
    // The look is over by itself, and the admin still signed in.
    const lost = now === null && readToken(readStored(TOKEN_KEY)) === token
    if (lost) setSession(token, user)
  })
  await showAs(look, homeOf(look.user), app)
}

/** Ends the look, here and on the server, and goes on where it began. */
export async function endLook(app: App): Promise<void> {
  const look = store.get(lookAtom)
  if (look === null) return
  await showAs(look.own, look.back, app)
  endLooks().catch(() => null)
}

async function showAs(
  { token, user }: { token: string; user: User },
  href: string,
  { router, queryClient }: App,
): Promise<void> {
  setSession(token, user)
  // Nothing that one person has asked for is shown to the other. The admin's screen stays as it is until it is left:
  // what it shows, nobody else may ask for.
  queryClient.getMutationCache().clear()
  const known = queryClient.getQueryCache()
  const left = known.findAll({ queryKey: ['admin'], type: 'active' })
  for (const query of known.getAll()) if (!left.includes(query)) known.remove(query)
  await router.navigate({ href })
  for (const query of left) known.remove(query)
  store.set(visitAtom, store.get(visitAtom) + 1)
}
