import type { GroundField } from './ground-field.ts'
import { wholesOf } from '../shared-ground.ts'

/**
 * Returns the sentence about why a field cannot be made of those parts; null when it can. `others` are the other fields
 * of its company. A combination is one level deep, archived fields counted: they can come back.
 */
export function partsProblem(
  field: GroundField,
  parts: readonly string[],
  others: readonly GroundField[],
): string | null {
  if (parts.includes(field.id)) return 'Um campo não pode ser parte dele mesmo.'
  const chosen = others.filter(({ id }) => parts.includes(id))
  if (parts.some((part) => !chosen.some(({ id }) => id === part))) return 'Escolha só campos da sua arena.'
  if (parts.length === 0) return null
  const [whole] = wholesOf(field, others)
  if (whole) return `O campo ${whole.name} já usa o espaço deste. Tire este da lista dele antes.`
  const combined = chosen.find((each) => each.parts.length > 0)
  if (combined) return `O campo ${combined.name} já é feito de outros. Escolha aqueles de que ele é feito.`
  const archived = chosen.find(({ id, status }) => status === 'archived' && !field.parts.includes(id))
  return archived ? `O campo ${archived.name} está arquivado. Traga-o de volta antes.` : null
}
