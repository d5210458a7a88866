import { createStore } from 'jotai/vanilla'

export { atom } from 'jotai/vanilla'
export { Provider as StoreProvider, useAtom, useAtomValue } from 'jotai/react'

/** The one store: guards and the HTTP client read it outside React, components inside. */
export const store = createStore()
