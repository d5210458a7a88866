import { Link } from '@tanstack/react-router'
import { useSession } from '../session/use-session.ts'
import classes from './footer.module.css'

/** The foot of every screen. */
export function Footer() {
  const { signedIn } = useSession()
  return (
    <footer className={`cl-footer ${classes.footer}`}>
      <p>Campo Livre: o campo, a comanda e o racha no mesmo lugar.</p>
      <nav aria-label="Rodapé" className={classes.links}>
        <Link to="/">Encontrar campos</Link>
        {!signedIn && <Link to="/login">Entrar</Link>}
      </nav>
    </footer>
  )
}
