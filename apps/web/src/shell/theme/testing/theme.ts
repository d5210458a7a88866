import { store } from '../../../lib/state/store.ts'
import { readTheme, type Theme, THEME_KEY, themeAtom } from '../../../lib/theme/theme-atom.ts'
import { menuCollapsedAtom, menuOpenAtom, settingsOpenAtom } from '../../menus/menu-atom.ts'

/** Resets the shell to a first visit on a system with a light theme. */
export function resetShell(): void {
  store.set(themeAtom, readTheme(null))
  localStorage.removeItem(THEME_KEY)
  store.set(menuCollapsedAtom, false)
  store.set(menuOpenAtom, false)
  store.set(settingsOpenAtom, false)
}

/** Sets a theme as chosen before. */
export function chooseTheme(parts: Partial<Theme>): void {
  store.set(themeAtom, parts)
}
