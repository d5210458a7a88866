import { resendVerificationCode } from '@campo-livre/api/account/resend-verification-code.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { getRouteApi, Link, useCanGoBack, useNavigate } from '@tanstack/react-router'
import layout from '../../lib/form-layout.module.css'
import { toasts } from '../../lib/toasts.ts'
import { AccountPage } from './account-page.tsx'
import { SendAgain } from './codes/send-again.tsx'
import { useSendAgain } from './codes/use-send-again.ts'
import { readCode, readEmail } from './guest-address.ts'
import { loginDraft } from './login-draft.ts'
import { VerifyEmailForm } from './verify-email-form.tsx'

const route = getRouteApi('/_guest/verificar-email')

/** Confirm the e-mail with the code that was sent to it, or by the link beside it (A6, H11). */
export function VerifyEmailScreen() {
  const search = route.useSearch()
  const email = readEmail(search.email)
  return <Verification key={email} email={email} code={readCode(search.codigo)} />
}

type Props = { email: string | undefined; code: string | undefined }

function Verification({ email, code }: Props) {
  const navigate = useNavigate()
  // Who comes from another screen of ours was sent a code a moment ago; the link of a mail is opened any time.
  const fromHere = useCanGoBack()
  const again = useSendAgain({
    send: (signal) => resendVerificationCode(email ?? '', signal),
    justSent: fromHere && code === undefined,
  })
  const signIn = (confirmed: string, severity: 'success' | 'info', title: string) => {
    toasts.add({ severity, title, lifeMs: 6_000 })
    loginDraft.keep({ email: confirmed })
    void navigate({ to: '/login', replace: true })
  }
  const keepEmail = () => {
    if (email !== undefined) loginDraft.keep({ email })
  }
  return (
    <AccountPage title="Confirmar e-mail" lead={leadOf(email)} claim="Só falta o apito inicial.">
      <VerifyEmailForm
        email={email}
        code={code}
        onVerified={(confirmed) => signIn(confirmed, 'success', 'E-mail confirmado. Agora é só entrar.')}
        onVerifiedBefore={(confirmed, sentence) => signIn(confirmed, 'info', sentence)}
        wayOn={(trouble) =>
          trouble === 'used' ? (
            <Link to="/login" onClick={keepEmail}>
              Entrar
            </Link>
          ) : (
            email !== undefined && (
              <button
                type="button"
                className={button.secondary}
                aria-disabled={again.off}
                onClick={again.send}
              >
                Pedir outro código
              </button>
            )
          )
        }
      />
      {email !== undefined && (
        <SendAgain
          again={again}
          label="Enviar outro código"
          sent="Outro código está a caminho. Olhe também o spam."
        />
      )}
      <p className={layout.ways}>
        {email !== undefined && (
          <Link to="/verificar-email" search={{}}>
            Usar outro e-mail
          </Link>
        )}
        <Link to="/login" onClick={keepEmail}>
          Já confirmei, quero entrar
        </Link>
      </p>
    </AccountPage>
  )
}

function leadOf(email: string | undefined) {
  if (email === undefined) return 'Digite seu e-mail e o código que chegou por lá.'
  return (
    <>
      O código foi para <strong>{email}</strong> e vale por 15 minutos.
    </>
  )
}
