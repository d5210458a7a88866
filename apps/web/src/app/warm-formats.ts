import { formatTime } from '@campo-livre/domain/time/format.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'

/**
 * The first number and the first time that a browser formats cost a slow phone 40 ms each. They are spent here, one
 * task each, while the network is waited for.
 */
export function warmFormats(): void {
  setTimeout(() => formatCents(0))
  setTimeout(() => formatTime(new Date(0).toISOString(), 'America/Sao_Paulo'))
}
