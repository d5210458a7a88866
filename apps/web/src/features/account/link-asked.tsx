import { forgotPassword } from '@campo-livre/api/account/forgot-password.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useEffect, useRef } from 'react'
import { SendAgain } from './codes/send-again.tsx'
import { useSendAgain } from './codes/use-send-again.ts'
import classes from './link-asked.module.css'

type Props = { email: string; onOtherEmail: () => void }

/** Confirms that a link was asked for, in the same words for an e-mail with and without an account (H11). */
export function LinkAsked({ email, onOtherEmail }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const again = useSendAgain({ send: (signal) => forgotPassword(email, signal), justSent: true })
  return (
    <div className={classes.asked}>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        Confira seu e-mail
      </h2>
      <p>
        Se <strong>{email}</strong> tiver uma conta, o link chega em instantes. Ele vale por 60 minutos. Olhe
        também o spam.
      </p>
      <SendAgain again={again} label="Enviar de novo" sent="Pedido feito de novo." />
      <button type="button" className={button.secondary} onClick={onOtherEmail}>
        Usar outro e-mail
      </button>
    </div>
  )
}
