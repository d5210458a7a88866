import { getRouteApi, Link } from '@tanstack/react-router'
import { AccountPage } from './account-page.tsx'

const route = getRouteApi('/_guest/redefinir-senha')

/** Choose a new password by the link of the mail (A6, H11). */
export function ResetPasswordScreen() {
  const { email } = route.useSearch()
  return (
    <AccountPage
      title="Criar nova senha"
      lead={`Para a conta de ${email ?? 'quem pediu o link'}.`}
      claim="Segundo tempo, camisa nova."
    >
      <p>
        O link venceu? <Link to="/esqueci-minha-senha">Pedir outro link</Link>
      </p>
    </AccountPage>
  )
}
