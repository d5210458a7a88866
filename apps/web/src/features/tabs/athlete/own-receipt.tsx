import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { ReceiptActions } from '../receipt/receipt-actions.tsx'
import { NO_INVOICE } from '@campo-livre/domain/papers/paper.ts'
import classes from './own-receipt.module.css'

/** The receipt of a paid tab for its athlete, to print on A4 or to send (H3). The bill beside it is what it says. */
export function OwnReceipt({ tab }: { tab: TabDetail }) {
  if (tab.status !== 'paid') return null
  return (
    <section className={classes.receipt} aria-labelledby="recibo">
      <h2 id="recibo" className={classes.title}>
        Recibo
      </h2>
      <p className={classes.note}>{NO_INVOICE}</p>
      <ReceiptActions tab={tab} path={`/tabs/${tab.id}`} paper="a4" />
    </section>
  )
}
