import { useKept } from '../../../../lib/drawer/use-kept.ts'
import { lazyComponent } from '../../../../lib/loading/lazy-component.tsx'
import { useCloseDialog } from '../../../../lib/navigation/use-close-dialog.ts'

export const ticketDrawer = lazyComponent(() => import('./ticket-drawer.tsx'))

/** The reader of tickets, opened by the address (`ingresso=1`); its code comes with the first opening. */
export function TicketInAddress({ opened, now }: { opened: boolean; now: string }) {
  const close = useCloseDialog('ingresso', opened)
  const wasOpened = useKept(opened || undefined)
  return wasOpened && <ticketDrawer.Component asked opened={opened} now={now} onClose={close} />
}
