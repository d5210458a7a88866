import button from '@campo-livre/ui/button/button.module.css'
import type { TabRow } from '@campo-livre/domain/tabs/tab.ts'
import { Link } from '@tanstack/react-router'
import classes from './tab-link.module.css'

/** A link from a row to its tab. */
export function TabLink({ tab }: { tab: Pick<TabRow, 'id'> }) {
  return (
    <Link to="/atleta/comandas/$id" params={{ id: tab.id }} className={`${button.primary} ${classes.link}`}>
      Ver o que foi pedido
    </Link>
  )
}
