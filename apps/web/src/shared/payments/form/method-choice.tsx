import { IconBuildingStore, IconCash, IconCoin, IconCreditCard, IconQrcode } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './method-choice.module.css'
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
  const name = useId()
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>Como você quer pagar?</legend>
      {methods.map((each) => {
        const { name: words, hint, Icon } = choices[each]
        return (
          <label key={each} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={each}
              className={classes.input}
              checked={method === each}
              onChange={() => onChange(each)}
            />
            <Icon size={22} stroke={1.75} aria-hidden className={classes.icon} />
            <span>
              <span className={classes.name}>{words}</span>
              <span className={classes.hint}>{hint}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
