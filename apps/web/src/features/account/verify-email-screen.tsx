import { resendVerificationCode } from '@campo-livre/api/account/resend-verification-code.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { getRouteApi, Link, useLocation, useNavigate } from '@tanstack/react-router'
import layout from '../../lib/form/form-layout.module.css'
import { toasts } from '../../lib/toasts/toasts.ts'
import { AccountPage } from './account-page.tsx'
import { isJustSent } from './codes/code-sent.ts'
import { SendAgain } from './codes/send-again.tsx'
import { useLinkCode } from './codes/use-link-code.ts'
import { useSendAgain } from './codes/use-send-again.ts'
import { readEmail } from './guest-address.ts'
import { loginDraft } from './login-draft.ts'
import { useVerificationForm } from './use-verification-form.ts'
import { VerifyEmailForm } from './verify-email-form.tsx'

const route = getRouteApi('/_guest/verificar-email')

/** The screen that confirms the e-mail by the code sent to it, or by its link (A6, H11). */
export function VerifyEmailScreen() {
  const search = route.useSearch()
  const email = readEmail(search.email)
  return <OfEmail key={email} email={email} />
}

/** A link's code belongs to its e-mail; another code starts anew. */
function OfEmail({ email }: { email: string | undefined }) {
  const code = useLinkCode()
  return <Verification key={code} email={email} code={code} />
}

type Props = { email: string | undefined; code: string | null }

function Verification({ email, code }: Props) {
  const navigate = useNavigate()
  const justSent = useLocation({ select: ({ state }) => isJustSent(state.codeSentAt) })
  const form = useVerificationForm(email, code)
  const sendAgain = useSendAgain({
    send: (signal) => resendVerificationCode(form.getValues().email.trim(), signal),
    justSent,
  })
  const again = {
    ...sendAgain,
    send: () => {
      if (form.hasEmail()) sendAgain.send()
    },
  }
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
        form={form}
        email={email}
        code={code}
        onVerified={(confirmed) => signIn(confirmed, 'success', 'E-mail confirmado. Agora é só entrar.')}
        onVerifiedBefore={(confirmed, sentence) => signIn(confirmed, 'info', sentence)}
        wayOn={(problem) =>
          problem === 'used' ? (
            <Link to="/login" onClick={keepEmail}>
              Entrar
            </Link>
          ) : (
            <button type="button" className={button.secondary} aria-disabled={again.off} onClick={again.send}>
              Pedir outro código
            </button>
          )
        }
      />
      <SendAgain
        again={again}
        label="Enviar outro código"
        sent="Outro código está a caminho. Olhe também o spam."
      />
      <p className={layout.ways}>
        {email === undefined ? (
          <Link to="/registro">Cadastrar com outro e-mail</Link>
        ) : (
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
