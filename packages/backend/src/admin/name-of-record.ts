import { stockKindLabels, stockKinds } from '@campo-livre/domain/stock/stock-words.ts'
import { formatShortDay } from '@campo-livre/domain/time/format.ts'
import { HOME_ZONE } from '../home-zone.ts'

const keys = ['name', 'code', 'description', 'subject', 'customerName', 'authorName', 'message'] as const

/** Returns what a stored row of any kind is called; empty for one without a name. */
export function nameOfRecord(row: object): string {
  const text = (key: string) => {
    const value: unknown = Reflect.get(row, key)
    return typeof value === 'string' ? value : ''
  }
  const named = keys.map(text).find((each) => each !== '')
  if (named !== undefined) return named
  const movement = stockKinds.find((kind) => kind === text('kind'))
  // A movement is told by what it did to the stock, a till by its day.
  if (movement !== undefined) return `${stockKindLabels[movement]}: ${String(Reflect.get(row, 'quantity'))}`
  const openedAt = text('openedAt')
  return openedAt === '' ? '' : `Caixa de ${formatShortDay(openedAt, HOME_ZONE)}`
}
