import { CardScreen } from '../../lib/resource/card-screen.tsx'
import { MyRachaCard } from './my-racha-card.tsx'
import { myRachas } from './my-rachas.tsx'

/** The athlete's pickup games (A10, H7). The open one is in the address. */
export function RachasScreen() {
  return <CardScreen resource={myRachas} title="Meu Racha" card={(racha) => <MyRachaCard racha={racha} />} />
}
