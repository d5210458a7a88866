import button from '@campo-livre/ui/button/button.module.css'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import layout from '../../lib/form/form-layout.module.css'
import { toasts } from '../../lib/toasts/toasts.ts'
import { AccountPage } from './account-page.tsx'
import { readEmail } from './guest-address.ts'
import { loginDraft } from './login-draft.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

const route = getRouteApi('/_guest/redefinir-senha')

/** The screen that sets a new password by the link of the mail (A6, H11). */
export function ResetPasswordScreen() {
  const search = route.useSearch()
  const email = readEmail(search.email)
  const { token } = search
  const invited = search.convite !== undefined
  const navigate = useNavigate()
  // The login has it filled in.
  const keepEmail = () => {
    if (email !== undefined) loginDraft.keep({ email })
  }
  const goOn = () => {
    toasts.add({
      severity: 'success',
      title: invited ? 'A conta é sua. Entre com a senha nova.' : 'Senha nova salva. Entre com ela.',
      ...(invited ? {} : { text: 'Quem estava com a sua conta aberta em outro aparelho saiu dela.' }),
      lifeMs: 10_000,
    })
    keepEmail()
    void navigate({ to: '/login', replace: true })
  }
  const whole = email && token
  return (
    <AccountPage
      title={invited ? 'Sua conta está pronta' : 'Criar nova senha'}
      lead={
        whole ? (
          <>
            Para a conta de <strong>{email}</strong>.
          </>
        ) : (
          'Esse link veio incompleto. Abra o do e-mail outra vez, ou peça um novo.'
        )
      }
      claim={invited ? 'Só falta você entrar em campo.' : 'Segundo tempo, chuteira nova.'}
    >
      {whole ? (
        <ResetPasswordForm
          email={email}
          token={token}
          invited={invited}
          onReset={goOn}
          onOtherLink={keepEmail}
        />
      ) : (
        <Link to="/esqueci-minha-senha" className={button.primary} onClick={keepEmail}>
          Pedir outro link
        </Link>
      )}
      <p className={layout.ways}>
        <Link to="/login">Voltar para entrar</Link>
      </p>
    </AccountPage>
  )
}
