import { configureApi } from '@campo-livre/api/client/client.ts'
import { login } from '@campo-livre/api/session/login.ts'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { store } from '../apps/web/src/lib/state/store.ts'
import { writeStored } from '../apps/web/src/lib/storage/storage.ts'
import { readTheme, type Theme } from '../apps/web/src/lib/theme/theme-atom.ts'
import { TOKEN_KEY, tokenAtom, userAtom } from '../apps/web/src/session/atoms.ts'
import { setSession, clearError, loseSession } from '../apps/web/src/session/session.ts'
import { menuCollapsedAtom, menuOpenAtom, settingsOpenAtom } from '../apps/web/src/shell/menus/menu-atom.ts'
import { resetToasts } from '../apps/web/src/testing/reset-toasts.ts'
import type { StoryGlobals } from './globals.ts'

configureApi({ baseUrl: '/api', token: () => store.get(tokenAtom), onUnauthorized: loseSession })

/** Signs in as the persona with this e-mail, or nobody where it is undefined. Nothing is stored. */
export async function signInAs(email: string | undefined): Promise<void> {
  // A story of signing in may have stored one, which the panel of the mock backend would read.
  writeStored(TOKEN_KEY, null)
  store.set(tokenAtom, null)
  store.set(userAtom, null)
  clearError()
  if (!email) return
  const { token, user } = await login({ email, password: PERSONA_PASSWORD })
  setSession(token, user)
}

/** Returns the theme of the toolbars, as if the user had chosen it; an unknown name is the default. */
export function themeOf({ scheme, preset, primary, surface }: StoryGlobals): Theme {
  return readTheme(JSON.stringify({ preset, primary, surface, darkTheme: scheme === 'dark' }))
}

/** Puts the app's store into the state in which the app starts. */
export function resetStore(): void {
  store.set(menuOpenAtom, false)
  store.set(menuCollapsedAtom, false)
  store.set(settingsOpenAtom, false)
  resetToasts()
}
