import { surfaceLabels } from '@campo-livre/domain/fields/surfaces.ts'
import type { Court } from './scene.ts'

const names: Record<Court['sport'], string> = {
  society: 'Campo de futebol society',
  futsal: 'Quadra de futsal',
  football: 'Campo de futebol',
  'beach-tennis': 'Quadra de beach tennis',
  volleyball: 'Quadra de vôlei',
  footvolley: 'Quadra de futevôlei',
  padel: 'Quadra de padel',
  tennis: 'Quadra de tênis',
  basketball: 'Quadra de basquete',
  handball: 'Quadra de handebol',
}

/** Returns the accessible name of a court: `Campo de futebol society, grama sintética, visto de cima`. */
export function courtName({ sport, surface }: Pick<Court, 'sport' | 'surface'>): string {
  const name = names[sport]
  const seen = name.startsWith('Campo') ? 'visto' : 'vista'
  return `${name}, ${surfaceLabels[surface].toLowerCase()}, ${seen} de cima`
}
