import type { RefundForm } from '@campo-livre/domain/bookings/cancel/refund.ts'
import { IconArrowBackUp, IconCoin } from '@tabler/icons-react'
import { CardChoice } from '../../../lib/form/card-choice.tsx'

type Props = {
  /** The way in which the money comes back: `por Pix, em até 1 dia útil`. */
  moneyWords: string
  companyName: string
  value: RefundForm
  onChange: (value: RefundForm) => void
}

/** The choice of an athlete who is paid back: the money, or credit at the arena. */
export function RefundChoice({ moneyWords, companyName, value, onChange }: Props) {
  const options = [
    { value: 'money', name: 'Receber o dinheiro', hint: `De volta ${moneyWords}`, Icon: IconArrowBackUp },
    { value: 'credit', name: 'Ficar com crédito', hint: `Na hora, na ${companyName}`, Icon: IconCoin },
  ] as const
  return <CardChoice legend="Como você quer receber?" options={options} value={value} onChange={onChange} />
}
