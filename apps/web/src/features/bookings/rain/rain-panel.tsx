import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { describeRained } from '@campo-livre/domain/rain/describe-rain.ts'
import { rainStateAt } from '@campo-livre/domain/rain/rain.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { IconCloudRain } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import classes from './rain-panel.module.css'

const newTime = lazyComponent(() => import('./new-time.tsx'))

/** The part of the choice that the address opens. */
export type RainOpen = 'horario' | 'credito' | undefined

type Props = {
  booking: BookingDetail
  now: string
  open: RainOpen
  onClose: () => void
  onChosen: (sentence: string) => void
}

/** A rained-out booking: what its athlete can choose, and until when; afterwards what it has become (rule 5). */
export function RainPanel({ booking, now, open, onClose, onChosen }: Props) {
  const { rain, company } = booking
  const state = rainStateAt(booking, now)
  const said = describeRained(booking, { now, timeZone: company.timeZone, reader: 'athlete' })
  if (said === null || !rain) return null
  const offers = (what: (typeof rain.offers)[number]) => state === 'choose' && rain.offers.includes(what)
  return (
    <section className={classes.panel} aria-labelledby="choveu">
      <div className={classes.head}>
        <IconCloudRain size={28} stroke={1.75} aria-hidden className={classes.icon} />
        <div>
          <h2 id="choveu" className={classes.title}>
            Choveu e o jogo não deu
          </h2>
          <p>{said}</p>
        </div>
      </div>
      {state === 'choose' && open !== 'horario' && (
        <div className={classes.buttons}>
          {offers('new-time') && (
            <Link to="." search={{ chuva: 'horario' }} resetScroll={false} className={button.primary}>
              Escolher outro horário
            </Link>
          )}
          {offers('credit') && (
            <Link to="." search={{ chuva: 'credito' }} resetScroll={false} className={button.secondary}>
              Ficar com o crédito
            </Link>
          )}
        </div>
      )}
      {offers('new-time') && open === 'horario' && (
        <newTime.Component
          booking={booking}
          onClose={onClose}
          onChosen={onChosen}
          meanwhile={<Skeleton height="8rem" />}
          asked
        />
      )}
      {offers('credit') && (
        <CreditDialog booking={booking} opened={open === 'credito'} onClose={onClose} onChosen={onChosen} />
      )}
    </section>
  )
}
