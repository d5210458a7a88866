import { TurfLines } from '@campo-livre/ui/court/turf-lines.tsx'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { homeOf } from '../../session/homes.ts'
import { LoginForm } from './login-form.tsx'
import classes from './login-screen.module.css'
import { safeRedirect } from '../../session/safe-redirect.ts'
import { ensureUser } from '../../session/session.ts'

const route = getRouteApi('/_guest/login')

/** Sign in (A6). Afterwards on to where the person wanted to go, or to their home (B5). */
export function LoginScreen() {
  const { redirect } = route.useSearch()
  const router = useRouter()
  const goOn = async () => {
    const user = await ensureUser()
    if (user === null) return
    // Only a path that passed `safeRedirect` reaches the history; the guard of that path still has its say.
    router.history.replace(safeRedirect(redirect, location.origin) ?? homeOf(user))
  }
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Entrar')}</title>
      <div className={classes.form}>
        <h1>Entrar</h1>
        <p className={classes.lead}>Entre para reservar, pagar e ver seus jogos.</p>
        <LoginForm onSignedIn={() => void goOn()} />
      </div>
      <div className={`cl-turf ${classes.side}`} data-near aria-hidden>
        <p className={classes.claim}>O campo está livre. Bora?</p>
        <TurfLines />
      </div>
    </div>
  )
}
