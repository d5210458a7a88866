import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import layout from '../../lib/form/form-layout.module.css'
import { toasts } from '../../lib/toasts/toasts.ts'
import { homeOf } from '../../session/homes.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'
import { ensureUser } from '../../session/session.ts'
import { AccountPage } from './account-page.tsx'
import { codeSentNow } from './codes/code-sent.ts'
import { LoginForm } from './login-form.tsx'

const route = getRouteApi('/_guest/login')

/** The login (A6), which then leads to the requested page or the user's home (B5). */
export function LoginScreen() {
  const { redirect } = route.useSearch()
  const router = useRouter()
  // Only a path that `safeRedirect` accepts reaches the history; its guard runs too.
  const wanted = safeRedirect(redirect, location.origin)
  const [, , known] = router.getMatchedRoutes(wanted?.split(/[?#]/, 1)[0] ?? '')
  const goOn = async () => {
    const user = await ensureUser()
    if (user === null) return
    router.history.replace(wanted !== null && known !== undefined ? wanted : homeOf(user))
  }
  const verify = (email: string, sentence: string) => {
    toasts.add({ severity: 'info', title: sentence, lifeMs: 10_000 })
    void router.navigate({ to: '/verificar-email', search: { email }, state: codeSentNow() })
  }
  return (
    <AccountPage title="Entrar" lead={leadTo(known?.id ?? '')} claim="O campo está livre. Bora?">
      <LoginForm onSignedIn={() => void goOn()} onUnverified={verify} />
      <p className={layout.ways}>
        <Link to="/esqueci-minha-senha">Esqueci minha senha</Link>
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
