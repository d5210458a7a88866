import { resendVerificationCode } from '@campo-livre/api/account/resend-verification-code.ts'
import { getRouteApi, Link, useCanGoBack, useNavigate } from '@tanstack/react-router'
import layout from '../../lib/form-layout.module.css'
import { toasts } from '../../lib/toasts.ts'
import { AccountPage } from './account-page.tsx'
import { readEmail } from './read-email.ts'
import { SendAgain } from './send-again.tsx'
import { VerifyEmailForm } from './verify-email-form.tsx'

const route = getRouteApi('/_guest/verificar-email')

/** Confirm the e-mail with the code that was sent to it (A6, H11). */
export function VerifyEmailScreen() {
  const email = readEmail(route.useSearch().email)
  const navigate = useNavigate()
  // Who comes from another screen of ours was sent a code a moment ago; the link of a mail is opened any time.
  const fromHere = useCanGoBack()
  const goOn = () => {
    toasts.add({ severity: 'success', title: 'E-mail confirmado. Agora é só entrar.', lifeMs: 6_000 })
    void navigate({ to: '/login' })
  }
  return (
    <AccountPage
      title="Confirmar e-mail"
      lead={
        email === undefined ? (
          'Digite seu e-mail e o código que chegou por lá.'
        ) : (
          <>
            O código foi para <strong>{email}</strong> e vale por 15 minutos.
          </>
        )
      }
      claim="Só falta o apito inicial."
    >
      <VerifyEmailForm key={email} email={email} onVerified={goOn} />
      {email !== undefined && (
        <SendAgain
          key={`de novo ${email}`}
          label="Enviar outro código"
          send={(signal) => resendVerificationCode(email, signal)}
          sent="Outro código está a caminho. Olhe também o spam."
          justSent={fromHere}
        />
      )}
      <p className={layout.ways}>
        {email !== undefined && (
          <Link to="/verificar-email" search={{}}>
            Usar outro e-mail
          </Link>
        )}
        <Link to="/login">Já confirmei, quero entrar</Link>
      </p>
    </AccountPage>
  )
}
