import { formatOf } from '@campo-livre/domain/time/format.ts'
import { HOME_ZONE } from '@campo-livre/backend/home-zone.ts'

/** Returns the time of an instant on Brasília's clock: `19:04:31`. */
export const time = (instant: string) =>
  formatOf(HOME_ZONE, 'panel-time', { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(
    new Date(instant),
  )
