import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { changed } from '../../lib/resource/use-list.ts'
import classes from './shortcuts.module.css'

/** The filter that the accountant asks for, a press away: what was paid without a receipt (H5). */
export function Shortcuts() {
  return (
    <nav aria-label="Atalhos" className={classes.shortcuts}>
      <Link
        to="."
        search={changed({
          pagina: undefined,
          'filtro.dueDay': undefined,
          'filtro.status': 'igual-a.paid',
          'filtro.receiptCount': 'igual-a.0',
        })}
        resetScroll={false}
        className={button.subtle}
      >
        Sem comprovante
      </Link>
    </nav>
  )
}
