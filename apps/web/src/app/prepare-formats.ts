import { formatTime } from '@campo-livre/domain/time/format.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'

/**
 * Formats a number and a time once, each in a task of its own, while the app waits for the network: the first use costs
 * a slow phone 40 ms.
 */
export function prepareFormats(): void {
  setTimeout(() => formatCents(0))
  setTimeout(() => formatTime(new Date(0).toISOString(), 'America/Sao_Paulo'))
}
