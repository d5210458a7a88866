import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { payableWithCredit } from '@campo-livre/domain/credit/split-with-credit.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { IconCoins, IconCoin } from '@tabler/icons-react'
import { CardChoice } from '../../lib/form/card-choice.tsx'

type Props = { booking: BookingDetail; whole: boolean; onWhole: (whole: boolean) => void }

/** The choice between the deposit now, with the rest at the venue, and all of it at once. */
export function DepositChoice({ booking, whole, onWhole }: Props) {
  const { nowCents, atVenueCents } = payableWithCredit(booking, false)
  const now = nowCents > 0 ? `${formatCents(nowCents)} agora` : 'Nada agora'
  const all = formatCents(payableWithCredit(booking, true).nowCents)
  const options = [
    {
      value: 'deposit',
      name: 'Só o sinal',
      hint: `${now}, ${formatCents(atVenueCents)} no local`,
      Icon: IconCoin,
    },
    { value: 'whole', name: 'Tudo', hint: `${all} agora, nada no local`, Icon: IconCoins },
  ] as const
  return (
    <CardChoice
      legend="Quanto você quer pagar agora?"
      options={options}
      value={whole ? 'whole' : 'deposit'}
      onChange={(value) => onWhole(value === 'whole')}
    />
  )
}
