import { ListScreen } from '../../lib/resource/list-screen.tsx'
import { myRachas } from './my-rachas.tsx'

/** The athlete's pickup games (A10, H7). The open one is in the address. */
export function RachasScreen() {
  return <ListScreen resource={myRachas} title="Meu Racha" />
}
