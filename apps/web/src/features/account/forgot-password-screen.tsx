import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import layout from '../../lib/form/form-layout.module.css'
import { AccountPage } from './account-page.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LinkAsked } from './link-asked.tsx'
import { loginDraft } from './login-draft.ts'

/** The screen that asks for a link to set a new password (A6, H11). */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState(() => loginDraft.read().email)
  const [asked, setAsked] = useState(false)
  const ask = (address: string) => {
    setEmail(address)
    loginDraft.keep({ email: address })
    setAsked(true)
  }
  return (
    <AccountPage
      title="Esqueci minha senha"
      lead={asked ? 'Pedido feito.' : 'Diga seu e-mail e o link para criar outra senha chega por lá.'}
      claim="Acontece com craque também."
    >
      {asked ? (
        <LinkAsked email={email} onOtherEmail={() => setAsked(false)} />
      ) : (
        <ForgotPasswordForm email={email} onAsked={ask} />
      )}
      <p className={layout.ways}>
        <Link to="/login">Lembrei, quero entrar</Link>
        <Link to="/registro">Cadastrar-se</Link>
      </p>
    </AccountPage>
  )
}
