import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { useCloseDialog } from '../../../lib/navigation/use-close-dialog.ts'
import { RaiseForm } from './raise-form.tsx'
import type { SeriesSearch } from './series-search.ts'

/** The drawer in which all fixed slots are raised together, by the address. */
export default function RaiseDrawer({ search, today }: { search: SeriesSearch; today: string }) {
  const opened = search.reajuste !== undefined
  const close = useCloseDialog('reajuste', opened)
  return (
    <SideDrawer opened={opened} onClose={close} title="Reajustar preços">
      <RaiseForm today={today} onDone={close} />
    </SideDrawer>
  )
}
