import { Link, useNavigate } from '@tanstack/react-router'
import layout from '../../lib/form-layout.module.css'
import { AccountPage } from './account-page.tsx'
import { RegisterForm } from './register-form.tsx'

/** Make an account (A6, H11). Afterwards the e-mail is confirmed. */
export function RegisterScreen() {
  const navigate = useNavigate()
  return (
    <AccountPage
      title="Cadastrar-se"
      lead="Uma conta para reservar, pagar e ver seus jogos."
      claim="Falta você no time."
    >
      <RegisterForm onRegistered={(email) => void navigate({ to: '/verificar-email', search: { email } })} />
      <p className={layout.ways}>
        <Link to="/login">Já tenho conta</Link>
        <Link to="/anunciar-campo">Tenho uma arena</Link>
      </p>
    </AccountPage>
  )
}
