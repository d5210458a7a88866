import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import layout from '../../lib/form-layout.module.css'
import { focusContent } from '../../lib/focus-content.ts'
import { toasts } from '../../lib/toasts.ts'
import { homeOf } from '../../session/homes.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'
import { ensureUser } from '../../session/session.ts'
import { AccountPage } from './account-page.tsx'
import { codeSentNow } from './codes/code-sent.ts'
import { LoginForm } from './login-form.tsx'

const route = getRouteApi('/_guest/login')

/** Sign in (A6). Afterwards on to where the person wanted to go, or to their home (B5). */
export function LoginScreen() {
  const { redirect } = route.useSearch()
  const router = useRouter()
  const goOn = async () => {
    const user = await ensureUser()
    if (user === null) return
    // Only a path of ours that passed `safeRedirect` reaches the history; its guard still has its say.
    const wanted = safeRedirect(redirect, location.origin)
    const [, , known] = router.getMatchedRoutes(wanted?.split(/[?#]/, 1)[0] ?? '')
    router.history.replace(wanted !== null && known !== undefined ? wanted : homeOf(user))
    // The form takes the keyboard's place with it.
    focusContent()
  }
  const verify = (email: string, sentence: string) => {
    toasts.add({ severity: 'info', title: sentence, lifeMs: 10_000 })
    void router.navigate({ to: '/verificar-email', search: { email }, state: codeSentNow() })
  }
  return (
    <AccountPage
      title="Entrar"
      lead="Entre para reservar, pagar e ver seus jogos."
      claim="O campo está livre. Bora?"
    >
      <LoginForm onSignedIn={() => void goOn()} onUnverified={verify} />
      <p className={layout.ways}>
        <Link to="/esqueci-minha-senha">Esqueci minha senha</Link>
        <Link to="/registro">Criar uma conta</Link>
      </p>
    </AccountPage>
  )
}
