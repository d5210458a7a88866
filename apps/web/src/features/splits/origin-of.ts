import type { SplitOrigin } from '@campo-livre/domain/splits/split.ts'

/** Returns what a new bill is opened from, as the address names it; an id of nothing where it names none. */
export function originOf(search: { reserva?: string; comanda?: string; racha?: string }): {
  kind: SplitOrigin
  id: string
} {
  const { reserva, comanda, racha } = search
  if (racha) return { kind: 'racha', id: racha }
  if (comanda) return { kind: 'tab', id: comanda }
  return { kind: 'booking', id: reserva ?? 'nenhuma' }
}
