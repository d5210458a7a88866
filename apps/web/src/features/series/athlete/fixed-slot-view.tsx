import { formatCents } from '@campo-livre/domain/money/money.ts'
import { waitingOf } from '@campo-livre/domain/payments/account-sum.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { seriesStatusLabels } from '@campo-livre/domain/series/series-labels.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { BackLink } from '../../../lib/navigation/back-link.tsx'
import { useNow } from '../../../lib/time/use-now.ts'
import { capital } from '@campo-livre/domain/text/capital.ts'
import type { PayMethod } from '../../../shared/payments/form/pay-way.ts'
import classes from './fixed-slot-view.module.css'
import type { FixedSlotSearch } from './fixed-slot-search.ts'
import { GiveBackDialog } from './give-back-dialog.tsx'
import { ManageDrawer } from './manage/manage-drawer.tsx'
import { comingGames, slotActOf } from './manage/slot-act.ts'
import { nextStep } from './next-step.ts'
import { PayBill } from './pay-bill.tsx'
import { seriesTones } from './series-tones.ts'
import { SlotBills } from './slot-bills.tsx'
import { SlotDates } from './slot-dates.tsx'
import { SlotHistory } from './slot-history.tsx'
import { SlotMenu } from './slot-menu.tsx'
import { SlotStates } from './slot-states.tsx'
import { SlotTerms } from './slot-terms.tsx'

type Props = {
  series: SeriesDetail
  /** The day whose week is about to be given back. */
  givingBack: string | undefined
  onGiveBackClose: () => void
  search: FixedSlotSearch
  onActClose: () => void
  onMethod: (method: PayMethod) => void
}

/** A fixed slot: what comes next, the payment of its bill, its dates, its bills, and what is agreed. */
export function FixedSlotView({ series, givingBack, onGiveBackClose, search, onActClose, onMethod }: Props) {
  const now = useNow(60_000)
  const told = useRef<HTMLParagraphElement>(null)
  const [message, setMessage] = useState('')
  const { segment, status, company, fieldName } = series
  const next = nextStep(series, now)
  const bill = next.bill ?? series.bills.find(({ account }) => waitingOf(account).length > 0)
  return (
    <div className={classes.screen}>
      <BackLink to="/atleta/reservas">Minhas Reservas</BackLink>
      <div className={classes.head}>
        <h1>{capital(slotWords(segment))}</h1>
        <div className={classes.standing}>
          <Badge tone={seriesTones[status]}>{seriesStatusLabels[status]}</Badge>
          {comingGames(series, now).length > 0 && <SlotMenu />}
        </div>
        <p className={classes.facts}>
          {fieldName},{' '}
          <Link to="/company/$id" params={{ id: company.slug }}>
            {company.name}
          </Link>
          , {formatCents(segment.priceCents)} por jogo
        </p>
      </div>
      <p ref={told} role="status" tabIndex={-1} className={classes.message}>
        {message}
      </p>
      <div className={classes.columns}>
        <div className={classes.now}>
          <p className={classes.next} data-due={next.due || undefined}>
            {next.text}
          </p>
          <SlotStates series={series} now={now} />
          {bill && <PayBill series={series} bill={bill} search={search} onMethod={onMethod} />}
        </div>
        <SlotDates series={series} now={now} />
        <div className={classes.money}>
          <SlotBills bills={series.bills} timeZone={series.timeZone} />
          <SlotTerms series={series} now={now} />
          <SlotHistory series={series} />
        </div>
      </div>
      <ManageDrawer
        series={series}
        act={slotActOf(series, search, now)}
        now={now}
        onClose={onActClose}
        onDone={(sentence) => {
          setMessage(sentence)
          onActClose()
          told.current?.focus()
        }}
      />
      <GiveBackDialog
        series={series}
        date={series.dates.find(({ day }) => day === givingBack)}
        onClose={onGiveBackClose}
        onGiven={(sentence) => {
          setMessage(sentence)
          onGiveBackClose()
          told.current?.focus()
        }}
      />
    </div>
  )
}
