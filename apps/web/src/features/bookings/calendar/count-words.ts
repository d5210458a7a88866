import { formatCount } from '@campo-livre/domain/lists/count.ts'

/** Returns `1 reserva`, `5 reservas`. */
export function countWords(count: number): string {
  return count === 1 ? '1 reserva' : `${formatCount(count)} reservas`
}
