import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { RequestView } from './request-view.tsx'

type Props = { request: SeriesRequestDetail; opened: boolean; onClose: () => void }

/** A request for a fixed slot in a drawer, where its athlete answers it. */
export default function RequestDrawer({ request, opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Pedido de horário fixo">
      <RequestView key={request.id} request={request} onClose={onClose} />
    </SideDrawer>
  )
}
