import { CardScreen } from '../../../lib/resource/card-screen.tsx'
import type { ComponentType } from 'react'
import { MyTabCard } from './my-tab-card.tsx'
import { myTabs } from './my-tabs.tsx'

type Props = {
  /** The parts of another subject, which the route puts in: the bills that are divided. */
  parts: { MyBills: ComponentType }
}

/** The athlete's tabs (A10, H3), below the bills that they divide with others (H10). */
export function MyTabsScreen({ parts: { MyBills } }: Props) {
  return (
    <CardScreen resource={myTabs} title="Minhas Comandas" card={(tab) => <MyTabCard tab={tab} />}>
      <MyBills />
    </CardScreen>
  )
}
