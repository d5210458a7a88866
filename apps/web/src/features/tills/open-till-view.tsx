import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { OpenTill } from '@campo-livre/domain/tills/till-row.ts'
import { formatTime, formatShortDay } from '@campo-livre/domain/time/format.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { prefetchForm } from '../../lib/resource/writes/resource-form-drawer.tsx'
import { OpenSales } from './open-sales.tsx'
import { TillMovements } from './till-movements.tsx'
import classes from './till.module.css'

const early = { onPointerEnter: prefetchForm, onFocus: prefetchForm }

/** The open till: since when, its change money, its movements, and what can be done. Its sales are the owner's to see. */
export function OpenTillView({ till, timeZone }: { till: OpenTill; timeZone: string }) {
  const { openedAt, openedBy, floatCents, movements } = till
  return (
    <section className={classes.card} aria-labelledby="caixa-aberto">
      <h2 id="caixa-aberto" className={classes.title}>
        Aberto {formatShortDay(openedAt, timeZone)}, {formatTime(openedAt, timeZone)}
      </h2>
      {openedBy !== null && <p className={classes.note}>Por {openedBy}</p>}
      <dl className={classes.lines}>
        <div className={classes.line}>
          <dt>Troco na abertura</dt>
          <dd>{formatCents(floatCents)}</dd>
        </div>
      </dl>
      {movements.length === 0 ? (
        <p className={classes.note}>Sem sangria nem suprimento até agora.</p>
      ) : (
        <TillMovements movements={movements} timeZone={timeZone} />
      )}
      <OpenSales key={till.id} till={till} timeZone={timeZone} />
      <div className={classes.acts}>
        <Link to="." search={{ fazer: 'fechar' }} className={button.primary} {...early}>
          Fechar o caixa
        </Link>
        <Link to="." search={{ fazer: 'sangria' }} className={button.secondary} {...early}>
          Sangria
        </Link>
        <Link to="." search={{ fazer: 'suprimento' }} className={button.secondary} {...early}>
          Suprimento
        </Link>
      </div>
    </section>
  )
}
