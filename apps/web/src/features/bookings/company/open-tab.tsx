import { sendTabCommand } from '@campo-livre/api/tabs/send-tab-command.ts'
import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { randomKey } from '../../../lib/action/use-idempotency-key.ts'

type Props = {
  booking: CompanyBooking
  /** True where nothing else is to be done. */
  isMain: boolean
}

/** Opens a tab with the booking on it, and goes on at the counter. */
export function OpenTab({ booking, isMain }: Props) {
  const { id: bookingId, customerName, customerPhone } = booking
  const navigate = useNavigate()
  // Trying again opens the same tab.
  const [ids] = useState(() => ({ tab: randomKey(), open: randomKey(), link: randomKey() }))
  const action = useAction<null, string>({
    mutation: {
      mutationFn: async () => {
        await sendTabCommand({ type: 'open', id: ids.open, tabId: ids.tab, customerName, customerPhone })
        await sendTabCommand({ type: 'link_booking', id: ids.link, tabId: ids.tab, bookingId })
        return ids.tab
      },
      meta: { changes: ['tabs'] },
    },
    done: (comanda) => void navigate({ to: '/company/tabs', search: { comanda } }),
    failure: 'Não deu para abrir a comanda. Tente de novo.',
  })
  return (
    <ActionButton variant={isMain ? 'filled' : 'default'} action={action} onClick={() => action.run(null)}>
      Abrir comanda
    </ActionButton>
  )
}
