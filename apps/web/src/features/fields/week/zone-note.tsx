import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import { IconClock } from '@tabler/icons-react'
import { zoneNote } from '../../../lib/time/zone-note.ts'
import { gmtOffset } from './words.ts'
import styles from './zone-note.module.css'

type Props = { city: string; timeZone: string; now: string }

/** Says in which city's time the hours are, when the visitor's clock differs. */
export function ZoneNote({ city, timeZone, now }: Props) {
  if (zoneNote(now, { city, timeZone }) === null) return null
  return (
    <p className={styles.note}>
      <IconClock size={18} aria-hidden />
      Horários de {city} ({gmtOffset(timeZone, toMinutes(now))})
    </p>
  )
}
