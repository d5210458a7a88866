import { Link } from '@tanstack/react-router'
import { useAtom } from '../lib/state/store.ts'
import { homeOf } from '../session/homes.ts'
import { useSession } from '../session/use-session.ts'
import classes from './footer.module.css'
import { settingsOpenAtom } from './menus/menu-atom.ts'

/** The footer of every screen, with links for everybody and to the role's home. */
export function Footer() {
  const { signedIn, user } = useSession()
  const [, openSettings] = useAtom(settingsOpenAtom)
  return (
    <footer className={`cl-footer ${classes.footer}`}>
      <p>Campo Livre: o campo, a comanda e o racha no mesmo lugar.</p>
      <nav aria-label="Rodapé" className={classes.links}>
        <Link to="/">Encontrar campos</Link>
        {user && <Link to={homeOf(user)}>Minha área</Link>}
        {!signedIn && (
          <>
            <Link to="/login">Entrar</Link>
            <Link to="/registro">Cadastrar-se</Link>
          </>
        )}
        <Link to="/anunciar-campo">Anunciar seu campo</Link>
        <Link to="/como-funciona">Como funciona</Link>
        <Link to="/termos">Termos de uso</Link>
        <Link to="/privacidade">Privacidade</Link>
        <button type="button" aria-haspopup="dialog" onClick={() => openSettings(true)}>
          Aparência
        </button>
      </nav>
    </footer>
  )
}
