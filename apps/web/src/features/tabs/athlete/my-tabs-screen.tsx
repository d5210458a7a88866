import { ListScreen } from '../../../lib/resource/list-screen.tsx'
import { myTabs } from './my-tabs.tsx'

/** The athlete's tabs (A10, H3). */
export function MyTabsScreen() {
  return <ListScreen resource={myTabs} title="Minhas Comandas" />
}
