import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { useCloseDialog } from '../../../lib/navigation/use-close-dialog.ts'
import type { CounterPanel } from './counter-search.ts'
import { BookingPanel } from './bill/booking-panel.tsx'
import { ItemPanel } from './bill/item-panel.tsx'
import { JoinPanel } from './bill/join-panel.tsx'
import { KeysPanel } from './keys-panel.tsx'
import { PayPanel } from './pay/pay-panel.tsx'
import { ReceiptPanel } from './bill/receipt-panel.tsx'
import { TabPanel } from './bill/tab-panel.tsx'
import type { TabCommands } from './commands/use-tab-commands.ts'

type Props = {
  /** The chosen tab; null for none. */
  tab: OpenTab | null
  tabs: readonly OpenTab[]
  panel: CounterPanel | null
  /** The line that the panel is about. */
  line: string | null
  commands: TabCommands
}

/** The drawers over the counter: which is open is in the address, so that going back closes it. */
export function CounterPanels({ tab, tabs, panel, line, commands }: Props) {
  const item = tab?.items.find(({ id }) => id === line)
  const title = titleOf(panel, tab, item?.name)
  const opened = title !== null
  const close = useCloseDialog('painel', opened, ['linha'])
  return (
    <SideDrawer opened={opened} onClose={close} title={title ?? ''}>
      {panel === 'teclas' && <KeysPanel />}
      {tab && panel === 'item' && item && (
        <ItemPanel key={item.id} tab={tab} item={item} commands={commands} onDone={close} />
      )}
      {tab && panel === 'receber' && <PayPanel tab={tab} commands={commands} />}
      {tab && panel === 'ajustes' && <TabPanel tab={tab} commands={commands} onDone={close} />}
      {tab && panel === 'juntar' && <JoinPanel tab={tab} tabs={tabs} commands={commands} onDone={close} />}
      {tab && panel === 'reserva' && <BookingPanel tab={tab} commands={commands} onDone={close} />}
      {tab && panel === 'recibo' && <ReceiptPanel tab={tab} />}
    </SideDrawer>
  )
}

function titleOf(panel: CounterPanel | null, tab: OpenTab | null, item: string | undefined): string | null {
  if (panel === 'teclas') return 'Teclas do balcão'
  if (!tab || panel === null || panel === 'conta') return null
  if (panel === 'item') return item ?? null
  const { customerName } = tab
  return {
    receber: `Receber de ${customerName}`,
    ajustes: customerName,
    juntar: `Juntar ${customerName}`,
    reserva: `Reserva de ${customerName}`,
    recibo: 'Recibo',
  }[panel]
}
