import { inWords } from '../../text/in-words.ts'
import type { GroundField } from './ground-field.ts'
import { sharingGround } from '../shared-ground.ts'

type Named = Pick<GroundField, 'id' | 'name' | 'parts'>

/** Returns sentences about which other fields a booking of a field occupies, and the other way round (rule 1). */
export function describeGround(field: Named, others: readonly Named[]): string[] {
  const { name } = field
  const sharing = sharingGround(field, others)
  if (sharing.length === 0) return [`Quem reserva ${name} ocupa só ${name}.`]
  const names = sharing.map((other) => other.name)
  const parts = others.filter(({ id }) => field.parts.includes(id))
  return [
    `Quem reserva ${name} ocupa também ${inWords(names)}.`,
    names.length === 1
      ? `Quem reserva ${inWords(names)} ocupa também ${name}.`
      : `Quem reserva um deles ocupa também ${name}.`,
    ...(parts.length > 1
      ? [`${inWords(parts.map((part) => part.name))} não se atrapalham: cada campo recebe as suas reservas.`]
      : []),
  ]
}
