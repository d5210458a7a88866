import { CardScreen } from '../../../lib/resource/card-screen.tsx'
import { MyTabCard } from './my-tab-card.tsx'
import { myTabs } from './my-tabs.tsx'

/** The athlete's tabs (A10, H3). */
export function MyTabsScreen() {
  return <CardScreen resource={myTabs} title="Minhas Comandas" card={(tab) => <MyTabCard tab={tab} />} />
}
