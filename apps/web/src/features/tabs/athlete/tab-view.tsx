import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { BackLink } from '../../../lib/navigation/back-link.tsx'
import type { PaySearch } from '../../../shared/payments/form/pay-search.ts'
import type { PayMethod } from '../../../shared/payments/form/pay-way.ts'
import { TabBill } from '../tab-bill.tsx'
import { TabPayments } from '../tab-payments.tsx'
import { BillAsked } from './ask-bill.tsx'
import { TabBooking } from './tab-booking.tsx'
import { MoneyBackNote } from './money-back-note.tsx'
import { nextStep } from './next-step.ts'
import { OwnReceipt } from './own-receipt.tsx'
import { PayTab } from './pay-tab.tsx'
import { useAdded } from './use-added.ts'
import classes from './tab-view.module.css'

type Props = { tab: TabDetail; search: PaySearch; onMethod: (method: PayMethod) => void }

/** A tab: the bill with what was just added, the next step, paying, the payments, and its booking. */
export function TabView({ tab, search, onMethod }: Props) {
  const added = useAdded(tab)
  return (
    <div className={classes.screen}>
      <BackLink to="/atleta/comandas">Minhas Comandas</BackLink>
      <h1>Sua comanda</h1>
      <div className={classes.columns}>
        <TabBill tab={tab} added={added} />
        <div className={classes.side}>
          <p className={classes.next} data-due={tab.sum.dueCents > 0 || undefined}>
            {nextStep(tab)}
          </p>
          <BillAsked tab={tab} />
          <PayTab tab={tab} search={search} onMethod={onMethod} />
          {tab.sum.dueCents > 0 && (
            <Link to="/atleta/contas/nova" search={{ comanda: tab.id }} className={button.secondary}>
              Dividir a conta
            </Link>
          )}
          <TabPayments tab={tab} />
          <MoneyBackNote tab={tab} />
          <OwnReceipt tab={tab} />
          {tab.booking && <TabBooking booking={tab.booking} timeZone={tab.company.timeZone} />}
        </div>
      </div>
    </div>
  )
}
