/** The bibs of teams, in the order in which they are given out: neighbours differ most, for any eye. */
export const bibs = [
  { id: 'blue', name: 'Azul', mark: 'A', emoji: '🔵' },
  { id: 'orange', name: 'Laranja', mark: 'L', emoji: '🟠' },
  { id: 'green', name: 'Verde', mark: 'V', emoji: '🟢' },
  { id: 'white', name: 'Branco', mark: 'B', emoji: '⚪' },
  { id: 'black', name: 'Preto', mark: 'P', emoji: '⚫' },
  { id: 'yellow', name: 'Amarelo', mark: 'Am', emoji: '🟡' },
  { id: 'purple', name: 'Roxo', mark: 'R', emoji: '🟣' },
  { id: 'red', name: 'Vermelho', mark: 'Vm', emoji: '🔴' },
] as const

/** The bib of a team: a colour, its name, the letters that stand on it, and the dot of that colour in a text. */
export type Bib = { id: (typeof bibs)[number]['id']; name: string; mark: string; emoji: string }

/** Returns the bib of a team by its place, from 0. More teams than colours wear them again with a number: `Azul 2`. */
export function bibOf(team: number): Bib {
  const bib = bibs[team % bibs.length] ?? bibs[0]
  const round = Math.floor(team / bibs.length) + 1
  if (round === 1) return bib
  return { ...bib, name: `${bib.name} ${round}`, mark: `${bib.mark}${round}`, emoji: `${bib.emoji}${round}` }
}
