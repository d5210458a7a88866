import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { useFocusOnMount } from '../../../lib/browser/use-focus-on-mount.ts'
import classes from './ask.module.css'

/** Says that a request is on its way, and where its answer will be. */
export function AskSent({ company, onClose }: { company: string; onClose: () => void }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className={classes.steps}>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        Pedido enviado
      </h3>
      <p>
        {company} confere as datas e responde. A gente avisa você, e a resposta fica em Minhas Reservas. Nada
        é cobrado até lá.
      </p>
      <Link to="/atleta/reservas" className={button.primary}>
        Ver meus pedidos
      </Link>
      <button type="button" className={button.secondary} onClick={onClose}>
        Continuar neste campo
      </button>
    </div>
  )
}
