import type { SeenCard } from '@campo-livre/domain/athletes/card.ts'

/** Returns a card that shows all of itself. */
export function sampleCard(changes: Partial<SeenCard> = {}): SeenCard {
  return {
    name: 'Rafa Monteiro',
    city: 'Fortaleza',
    positions: ['midfielder', 'forward'],
    foot: 'left',
    heightCm: 178,
    skills: [
      { sport: 'society', skill: 4 },
      { sport: 'futsal', skill: 3 },
    ],
    figures: [{ sport: 'futsal', games: 9, matches: 31, wins: 14, goals: 8, assists: 5 }],
    rating: { tenths: 43, votes: 21 },
    ...changes,
  }
}

/** Returns one with words and figures that are far too long. */
export function longCard(): SeenCard {
  const figures = { games: 12_345, matches: 98_765, wins: 54_321, goals: 123_456, assists: 65_432 }
  return sampleCard({
    name: 'Paralelepipedossuperlativamente Silva Jr',
    city: 'São José do Vale do Rio Preto e Arredores',
    positions: ['goalkeeper', 'midfielder', 'forward'],
    skills: [
      { sport: 'football', skill: 5 },
      { sport: 'beach-tennis', skill: 1 },
    ],
    figures: [
      { sport: 'football', ...figures },
      { sport: 'beach-tennis', ...figures },
    ],
  })
}
