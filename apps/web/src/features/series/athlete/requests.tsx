import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { useSearch } from '@tanstack/react-router'
import { useKept } from '../../../lib/drawer/use-kept.ts'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { useCloseDialog } from '../../../lib/navigation/use-close-dialog.ts'
import { isCurrent } from './request-words.ts'

const cards = lazyComponent(() => import('./request-cards.tsx'))
const drawer = lazyComponent(() => import('./request-drawer.tsx'))

type Props = {
  all: readonly SeriesRequestDetail[]
  /** Those to show; `all` has the current ones first. */
  when: 'upcoming' | 'past' | 'all'
}

/** The requests of an athlete that are current, those that are over, or all; the one in the address (`pedido`) is open. */
export function Requests({ all, when }: Props) {
  const asked = useSearch({ strict: false, select: ({ pedido }) => pedido })
  const found = all.find(({ id }) => id === asked)
  const close = useCloseDialog('pedido', found !== undefined)
  const shownRequest = useKept(found)
  const now = serverNow()
  const current = all.filter((request) => isCurrent(request, now))
  const past = all.filter((request) => !isCurrent(request, now))
  const shown = { upcoming: current, past, all: [...current, ...past] }[when]
  return (
    <>
      {shown.length > 0 && <cards.Component requests={shown} />}
      {shownRequest && (
        <drawer.Component asked request={shownRequest} opened={found !== undefined} onClose={close} />
      )}
    </>
  )
}
