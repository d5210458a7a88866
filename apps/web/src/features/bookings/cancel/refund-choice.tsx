import type { RefundForm } from '@campo-livre/domain/bookings/cancel/refund.ts'
import { IconArrowBackUp, IconCoin } from '@tabler/icons-react'
import { CardChoice } from '../../../lib/form/card-choice.tsx'

type Props = {
  /** The way in which the money comes back: `por Pix, em até 1 dia útil`. */
  moneyWords: string
  companyName: string
  /** The name of who gets the money instead, having paid it; absent where that is the athlete. */
  moneyBackTo?: string | undefined
  value: RefundForm
  onChange: (value: RefundForm) => void
}

/** The choice of an athlete who is paid back: the money, or credit at the arena. */
export function RefundChoice({ moneyWords, companyName, moneyBackTo, value, onChange }: Props) {
  const isMine = moneyBackTo === undefined
  const options = [
    {
      value: 'money',
      name: isMine ? 'Receber o dinheiro' : `Devolver a ${moneyBackTo}`,
      hint: isMine ? `De volta ${moneyWords}` : `Para quem pagou, ${moneyWords}`,
      Icon: IconArrowBackUp,
    },
    { value: 'credit', name: 'Ficar com crédito', hint: `Na hora, na ${companyName}`, Icon: IconCoin },
  ] as const
  return (
    <CardChoice
      legend={isMine ? 'Como você quer receber?' : 'Para onde vai o dinheiro?'}
      options={options}
      value={value}
      onChange={onChange}
    />
  )
}
