import button from '@campo-livre/ui/button/button.module.css'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import layout from '../../lib/form-layout.module.css'
import { toasts } from '../../lib/toasts.ts'
import { AccountPage } from './account-page.tsx'
import { readEmail } from './read-email.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

const route = getRouteApi('/_guest/redefinir-senha')

/** Choose a new password by the link of the mail (A6, H11). */
export function ResetPasswordScreen() {
  const search = route.useSearch()
  const email = readEmail(search.email)
  const { token } = search
  const navigate = useNavigate()
  const goOn = () => {
    toasts.add({ severity: 'success', title: 'Senha nova salva. Entre com ela.', lifeMs: 6_000 })
    void navigate({ to: '/login' })
  }
  const whole = email && token
  return (
    <AccountPage
      title="Criar nova senha"
      lead={
        whole ? (
          <>
            Para a conta de <strong>{email}</strong>.
          </>
        ) : (
          'Esse link veio incompleto. Abra o do e-mail outra vez, ou peça um novo.'
        )
      }
      claim="Segundo tempo, chuteira nova."
    >
      {whole ? (
        <ResetPasswordForm email={email} token={token} onReset={goOn} />
      ) : (
        <Link to="/esqueci-minha-senha" className={button.primary}>
          Pedir outro link
        </Link>
      )}
      <p className={layout.ways}>
        <Link to="/login">Voltar para entrar</Link>
      </p>
    </AccountPage>
  )
}
