import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import layout from '../../lib/form/form-layout.module.css'
import { toasts } from '../../lib/toasts/toasts.ts'
import { AccountPage } from './account-page.tsx'
import { codeSentNow } from './codes/code-sent.ts'
import { LoginForm } from './login-form.tsx'
import { useGoOn } from './use-go-on.ts'

const route = getRouteApi('/_guest/login')

/** The login (A6), which then leads to the requested page or the user's home (B5). */
export function LoginScreen() {
  const { redirect } = route.useSearch()
  const router = useRouter()
  const { known, goOn } = useGoOn(redirect)
  const verify = (email: string, sentence: string) => {
    toasts.add({ severity: 'info', title: sentence, lifeMs: 10_000 })
    void router.navigate({ to: '/verificar-email', search: { email }, state: codeSentNow() })
  }
  return (
    <AccountPage title="Entrar" lead={leadTo(known)} claim="O campo está livre. Bora?">
      <LoginForm onSignedIn={() => void goOn()} onUnverified={verify} />
      <p className={layout.ways}>
        <Link to="/esqueci-minha-senha">Esqueci minha senha</Link>
        <Link to="/entrar">Entrar com um código</Link>
        <Link to="/registro">Cadastrar-se</Link>
      </p>
    </AccountPage>
  )
}

/** Returns the lead of the login, by the area that the user wants to open. */
function leadTo(routeId: string): string {
  if (routeId.startsWith('/_company')) return 'Entre para cuidar da sua arena.'
  if (routeId.startsWith('/_admin')) return 'Entre para cuidar dos dados.'
  return 'Entre para reservar, pagar e ver seus jogos.'
}
