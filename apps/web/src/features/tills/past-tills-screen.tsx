import { ListScreen } from '../../lib/resource/list-screen.tsx'
import { tills } from './tills.tsx'

/** The company's closed tills (A9, H3). */
export function PastTillsScreen() {
  return <ListScreen resource={tills} title="Caixas anteriores" />
}
