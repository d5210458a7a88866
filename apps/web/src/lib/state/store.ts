import { createStore } from 'jotai/vanilla'

export { atom } from 'jotai/vanilla'
export { Provider as StoreProvider, useAtom, useAtomValue } from 'jotai/react'

/** The store that guards and the HTTP client read outside of React, and components inside. */
export const store = createStore()
