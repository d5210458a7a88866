import type { DrawWish } from '../draw.ts'

const wish = (kind: DrawWish['kind'], one: number, other: number): DrawWish => ({
  kind,
  ids: [`p${one}`, `p${other}`],
})

export const together = (one: number, other: number): DrawWish => wish('together', one, other)
export const apart = (one: number, other: number): DrawWish => wish('apart', one, other)
