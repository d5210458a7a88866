import { store } from '../../lib/store.ts'
import { readTheme, type Theme, THEME_KEY, themeAtom } from '../../lib/theme-atom.ts'
import { menuCollapsedAtom, menuOpenAtom, settingsOpenAtom } from '../menu-atom.ts'

/** The shell as somebody finds it who comes for the first time, on a system that is light. */
export function resetShell(): void {
  store.set(themeAtom, readTheme(null))
  localStorage.removeItem(THEME_KEY)
  store.set(menuCollapsedAtom, false)
  store.set(menuOpenAtom, false)
  store.set(settingsOpenAtom, false)
}

/** A choice that was made before. */
export function chooseTheme(parts: Partial<Theme>): void {
  store.set(themeAtom, parts)
}
