import { readStored, writeStored } from './storage.ts'
import { atom } from './store.ts'

/** Read by `public/before-paint.js` too, so that the first paint is right. */
const SCHEME_KEY = 'campo-livre-scheme'

type Scheme = 'light' | 'dark'

function readScheme(): Scheme | null {
  const stored = readStored(SCHEME_KEY)
  return stored === 'light' || stored === 'dark' ? stored : null
}

const chosenAtom = atom<Scheme | null>(readScheme())

/** The scheme the person chose, or null while the system decides (F1). Kept across visits. */
export const schemeAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, scheme: Scheme) => {
    set(chosenAtom, scheme)
    writeStored(SCHEME_KEY, scheme)
  },
)
