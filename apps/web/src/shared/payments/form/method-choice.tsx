import { IconBuildingStore, IconCash, IconCoin, IconCreditCard, IconQrcode } from '@tabler/icons-react'
import { CardChoice } from '../../../lib/form/card-choice.tsx'
import type { PayMethod } from './pay-way.ts'

const choices = {
  pix: { name: 'Pix', hint: 'Confirma na hora', Icon: IconQrcode },
  card: { name: 'Cartão', hint: 'De crédito', Icon: IconCreditCard },
  venue: { name: 'Pagar no local', hint: 'Na arena', Icon: IconBuildingStore },
  cash: { name: 'Dinheiro', hint: 'Na mão de quem divide', Icon: IconCash },
  credit: { name: 'Crédito', hint: 'O que você tem na arena', Icon: IconCoin },
} as const

type Props = { methods: readonly PayMethod[]; method: PayMethod; onChange: (method: PayMethod) => void }

/** The choice between the methods of a payment. */
export function MethodChoice({ methods, method, onChange }: Props) {
  const options = methods.map((value) => ({ value, ...choices[value] }))
  return <CardChoice legend="Como você quer pagar?" options={options} value={method} onChange={onChange} />
}
