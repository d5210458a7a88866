import { useAtomValue } from '../lib/state/store.ts'
import { lookAtom } from './look-atom.ts'

/** Returns why nothing can be changed while an admin looks at the app as somebody (H12); null where it can. */
export function useOnlyLooking(): string | null {
  const looking = useAtomValue(lookAtom) !== null
  return looking ? 'Você está só olhando: nada muda por aqui.' : null
}
