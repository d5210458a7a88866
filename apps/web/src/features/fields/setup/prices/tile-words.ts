import { formatMinuteOfDay } from '@campo-livre/domain/companies/opening-hours.ts'
import { formatPriceDays, priceDays } from '@campo-livre/domain/fields/prices/price-days.ts'
import { TILE_MINUTES } from '@campo-livre/domain/fields/prices/price-grid.ts'
import { formatPriceHours, formatPriceRule } from '@campo-livre/domain/fields/prices/price-words.ts'
import type { PricedTile } from '@campo-livre/domain/fields/prices/week-prices.ts'
import { formatCents, formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { HOLIDAY } from '@campo-livre/domain/time/holiday.ts'
import { formatClock } from '@campo-livre/domain/time/format.ts'
import type { Area } from './grid-area.ts'

/** The days of a week of prices, Sunday first, holidays last. */
export const dayNames = [
  'domingo',
  'segunda',
  'terça',
  'quarta',
  'quinta',
  'sexta',
  'sábado',
  'feriados',
] as const
/** The same in a few letters. */
export const dayHeads = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'fer.'] as const

/** Formats a minute of the day: `18h`, `18h30`. */
export function hourOf(minute: number): string {
  return formatClock(formatMinuteOfDay(minute))
}

const AS_WEEKDAY = 'como no dia da semana'

/** Names a tile: `segunda, 18h, R$ 160,00`; when the field is closed, that too. */
export function tileName({ day, minute, priceCents }: PricedTile, isOpen: boolean): string {
  const price = priceCents === null ? AS_WEEKDAY : formatCents(priceCents)
  return `${dayNames[day]}, ${hourOf(minute)}, ${price}${isOpen ? '' : ', fechado'}`
}

/** Returns the price of a tile without its currency: `160`, `120,50`; a dash for none of its own. */
export function tileText(priceCents: number | null): string {
  return priceCents === null ? '–' : formatCentsShort(priceCents).replace(/^R\$\s/, '')
}

/** Names the tiles of an area: `seg, o dia todo`, `seg a qua, 18h às 20h`. */
export function areaWords({ top, bottom, left, right }: Area): string {
  const days = priceDays.slice(left, right + 1)
  const hours = { fromMinute: top * TILE_MINUTES, toMinute: (bottom + 1) * TILE_MINUTES }
  return `${formatPriceDays(days)}, ${formatPriceHours(hours)}`
}

/** Tells what makes the price of a tile: a rule, the base price, or the weekday. */
export function tileReason({ day, minute, priceCents, rule }: PricedTile): string {
  const at = `${dayNames[day]}, ${hourOf(minute)}`
  if (rule !== null) return `${at}: vale a faixa “${formatPriceRule(rule)}”.`
  if (day === HOLIDAY || priceCents === null) return `${at}: vale o preço do dia da semana.`
  return `${at}: vale o preço base, ${formatCentsShort(priceCents)}.`
}
