import { atom } from '../lib/store.ts'

/** The side menu: put away on a wide screen, or opened over a narrow one (C1). */
export const menuCollapsedAtom = atom(false)
export const menuOpenAtom = atom(false)
