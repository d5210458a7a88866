import type { SeenCard } from '@campo-livre/domain/athletes/card.ts'
import { footLabels, positionLabels } from '@campo-livre/domain/athletes/own-card.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import type { PlayerRating } from '@campo-livre/domain/rachas/stats/ratings.ts'
import { capital } from '@campo-livre/domain/text/capital.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'

/** Returns the positions of a card: `Meio e ataque`. */
export function positionWords({ positions }: Pick<SeenCard, 'positions'>): string {
  return capital(inWords((positions ?? []).map((each) => positionLabels[each].toLowerCase())))
}

/** Returns the short facts of a card, each with its name; none for what its reader does not see. */
export function cardFacts({
  foot,
  heightCm,
}: Pick<SeenCard, 'foot' | 'heightCm'>): { label: string; value: string }[] {
  return [
    ...(foot ? [{ label: 'Pé', value: footLabels[foot] }] : []),
    ...(heightCm === null ? [] : [{ label: 'Altura', value: heightWords(heightCm) }]),
  ]
}

/** Returns a height in metres: `1,78 m`. */
function heightWords(centimetres: number): string {
  return `${(centimetres / 100).toFixed(2).replace('.', ',')} m`
}

/** Returns a rating in words: its mean, the votes that it comes of, and both to be read aloud. */
export function ratingWords({ tenths, votes }: PlayerRating): {
  mean: string
  votes: string
  spoken: string
} {
  const mean = (tenths / 10).toFixed(1).replace('.', ',')
  const count = `${formatCount(votes)} ${votes === 1 ? 'voto' : 'votos'}`
  return { mean, votes: count, spoken: `Nota ${mean} de 5, ${count}` }
}
