import { type PaymentMethod, paymentMethodLabels } from '@campo-livre/domain/payments/payment.ts'
import { IconBuildingStore, IconQrcode } from '@tabler/icons-react'
import classes from './method-choice.module.css'

const choices = [
  { method: 'pix', hint: 'Confirma na hora', Icon: IconQrcode },
  { method: 'venue', hint: 'No dia do jogo', Icon: IconBuildingStore },
] as const

type Props = { method: PaymentMethod; onChange: (method: PaymentMethod) => void }

/** The choice between Pix and, where the company accepts it, payment at the venue. */
export function MethodChoice({ method, onChange }: Props) {
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>Como você quer pagar?</legend>
      {choices.map(({ method: each, hint, Icon }) => (
        <label key={each} className={classes.option}>
          <input
            type="radio"
            name="forma"
            value={each}
            className={classes.input}
            checked={method === each}
            onChange={() => onChange(each)}
          />
          <Icon size={22} stroke={1.75} aria-hidden className={classes.icon} />
          <span>
            <span className={classes.name}>{paymentMethodLabels[each]}</span>
            <span className={classes.hint}>{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
