import { atom } from '../../lib/state/store.ts'

/** The side menu: hidden on a wide screen, or open over the page (C1). */
export const menuCollapsedAtom = atom(false)
export const menuOpenAtom = atom(false)

/** The settings of the theme (F2). */
export const settingsOpenAtom = atom(false)
