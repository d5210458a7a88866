import { Link } from '@tanstack/react-router'
import { AccountPage } from './account-page.tsx'

/** Make an account (A6, H11). */
export function RegisterScreen() {
  return (
    <AccountPage
      title="Cadastrar-se"
      lead="Uma conta para reservar, pagar e ver seus jogos."
      claim="Falta você no time."
    >
      <p>
        Já tem conta? <Link to="/login">Entrar</Link>
      </p>
    </AccountPage>
  )
}
