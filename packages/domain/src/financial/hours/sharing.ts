import * as z from 'zod/mini'
import { expenseCategoryLabels } from '../../expenses/expense-words.ts'

/** The manners in which a cost is shared among the hours of the fields (N10), with their words. */
export const mannerLabels = {
  opened: 'por hora aberta',
  field: 'igual para cada campo',
  played: 'por hora jogada',
  out: 'fora das horas',
} as const
export type Manner = keyof typeof mannerLabels
export const manners = Object.keys(mannerLabels) as [Manner, ...Manner[]]

export type SharedCategory = keyof typeof expenseCategoryLabels
export const sharedCategories = Object.keys(expenseCategoryLabels) as [SharedCategory, ...SharedCategory[]]

/** The manner of each category of expenses. */
export const sharingSchema = z.record(z.enum(sharedCategories), z.enum(manners, 'Esse rateio não existe.'))
export type Sharing = z.infer<typeof sharingSchema>

/**
 * The sharing of an arena that has chosen none. What is bought for the bar costs when it is sold: it is in the bar's
 * margin already.
 */
export const usualSharing: Sharing = {
  rent: 'opened',
  energy: 'played',
  water: 'opened',
  internet: 'opened',
  staff: 'opened',
  stock: 'out',
  maintenance: 'field',
  cleaning: 'played',
  marketing: 'opened',
  taxes: 'played',
  other: 'opened',
}

/** Returns how costs are shared, as a sentence: `Rateio: aluguel, água e salários por hora aberta; energia …`. */
export function describeSharing(sharing: Sharing, categories: readonly SharedCategory[]): string {
  const parts = manners.flatMap((manner) => {
    const names = categories.filter((category) => sharing[category] === manner)
    const words = names.map((category) => expenseCategoryLabels[category].toLowerCase())
    const last = words.pop()
    if (last === undefined) return []
    return [`${words.length > 0 ? `${words.join(', ')} e ` : ''}${last} ${mannerLabels[manner]}`]
  })
  return parts.length === 0 ? 'Nenhuma despesa neste período.' : `Rateio: ${parts.join('; ')}.`
}
