import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { Notice } from '../week/use-choice.ts'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { intervalWords } from '../week/words.ts'
import styles from './notice-panel.module.css'

/** Only who wants a time that somebody else has sees it. */
const waitPanel = lazyComponent(() => import('../wait/wait-panel.tsx'))
/** Only who has booked a time sees it. */
const ownTime = lazyComponent(() => import('./own-time.tsx'))

type Props = {
  id: string
  notice: Notice | null
  field: FieldDetail
  onChoose: (offer: Offer) => void
}

/** The notice about the choice, announced when it appears; for a lost time with the nearest free ones. */
export function NoticePanel({ id, notice, field, onChoose }: Props) {
  const offers = notice?.offers ?? []
  return (
    <div id={id} role="status" className={styles.panel} data-kind={notice?.kind} hidden={notice === null}>
      {notice && (
        <p>
          {notice.text} {offers.length > 0 && !notice.wait && 'Que tal um destes?'}
          {notice.kind === 'mine' && <ownTime.Component fieldId={field.id} interval={notice.interval} />}
        </p>
      )}
      {notice?.wait && (
        <waitPanel.Component key={notice.wait.start} field={field} interval={notice.wait} asked />
      )}
      {notice?.wait && offers.length > 0 && <p>Que tal um destes?</p>}
      {offers.length > 0 && (
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.start}>
              <button type="button" className={styles.offer} onClick={() => onChoose(offer)}>
                {intervalWords(
                  { start: toMinutes(offer.start), end: toMinutes(offer.end) },
                  field.company.timeZone,
                )}
                <b>{formatCents(offer.priceCents)}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
