import { getRouteApi, Link } from '@tanstack/react-router'
import { AccountPage } from './account-page.tsx'

const route = getRouteApi('/_guest/verificar-email')

/** Confirm the e-mail with the code that was sent to it (A6, H11). */
export function VerifyEmailScreen() {
  const { email } = route.useSearch()
  return (
    <AccountPage
      title="Confirmar e-mail"
      lead={`O código de 6 números foi para ${email ?? 'o seu e-mail'}.`}
      claim="Só falta o apito inicial."
    >
      <p>
        E-mail confirmado? <Link to="/login">Entrar</Link>
      </p>
    </AccountPage>
  )
}
