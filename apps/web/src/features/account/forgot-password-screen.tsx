import { Link } from '@tanstack/react-router'
import { AccountPage } from './account-page.tsx'

/** Ask for a link to choose a new password (A6, H11). */
export function ForgotPasswordScreen() {
  return (
    <AccountPage
      title="Esqueci minha senha"
      lead="Diga seu e-mail e o link para criar outra senha chega por lá."
      claim="Acontece com craque também."
    >
      <p>
        Lembrou? <Link to="/login">Entrar</Link>
      </p>
    </AccountPage>
  )
}
