import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { formatLength, formatShortDay } from '@campo-livre/domain/time/format.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import classes from './preview.module.css'
import { weekAhead } from './week-ahead.ts'

/** The next seven days of a field, as nobody has booked it: nothing of it can be pressed. */
export function PreviewWeek({ field }: { field: OwnField }) {
  return (
    <section>
      <h2>Horários e preços</h2>
      {field.sharesWith.length > 0 && <p>Usa o mesmo espaço que {inWords(field.sharesWith)}.</p>}
      <dl className={classes.days}>
        {weekAhead(field, serverNow()).map(({ day, hours, prices }) => (
          <div key={day} className={classes.day}>
            <dt>{formatShortDay(`${day}T12:00:00.000Z`, 'UTC')}</dt>
            <dd>{hours}</dd>
            {prices && (
              <dd className={classes.price}>
                {prices.map(formatCentsShort).join(' a ')} / {formatLength(field.slotMinutes)}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
