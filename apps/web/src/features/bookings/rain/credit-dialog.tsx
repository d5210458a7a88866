import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { ConfirmDialog } from '../../../lib/confirm/confirm-dialog.tsx'
import { Consequence } from '../../../lib/confirm/confirm-modal.tsx'
import { useChooseAfterRain } from './use-choose-after-rain.ts'

type Props = {
  booking: BookingDetail
  opened: boolean
  onClose: () => void
  onChosen: (sentence: string) => void
}

/** Asks an athlete to confirm that a rained-out booking becomes credit. */
export function CreditDialog({ booking, opened, onClose, onChosen }: Props) {
  const cents = formatCents(booking.rain?.paidCents ?? 0)
  const choosing = useChooseAfterRain(booking.id, {
    done: () => onChosen(`${cents} viraram crédito na ${booking.company.name}.`),
    failure: 'Não deu para guardar sua escolha. Tente de novo.',
  })
  return (
    <ConfirmDialog
      opened={opened}
      title="Ficar com o crédito?"
      keep="Voltar"
      act="Ficar com o crédito"
      action={choosing}
      onAct={() => choosing.run({ what: 'credit' })}
      onKeep={onClose}
    >
      <p>
        {cents} viram crédito na {booking.company.name}. Ele paga sua próxima reserva lá, sem prazo.
      </p>
      <Consequence>Depois não dá para trocar por outro horário.</Consequence>
    </ConfirmDialog>
  )
}
