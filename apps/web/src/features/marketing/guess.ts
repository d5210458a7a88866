import type { AdvertiseSearch } from './advertise-search.ts'

/** What each number of the calculator may be, and what it is until somebody moves it. Prices are whole reais an hour. */
export const limits = {
  campos: { min: 1, max: 20, step: 1, usual: 2 },
  horas: { min: 1, max: 24, step: 1, usual: 14 },
  preco: { min: 20, max: 600, step: 5, usual: 120 },
  ocupacao: { min: 0, max: 100, step: 5, usual: 40 },
} as const
export type GuessName = keyof typeof limits
export type Guess = Record<GuessName, number>

/** The numbers of an address; the usual one where it is silent or makes no sense. */
export function toGuess(search: AdvertiseSearch): Guess {
  const read = (name: GuessName) => {
    const { min, max, usual } = limits[name]
    const value = search[name] ?? usual
    return value < min || value > max ? usual : value
  }
  return { campos: read('campos'), horas: read('horas'), preco: read('preco'), ocupacao: read('ocupacao') }
}

/** The way back: what is usual leaves no trace. */
export function toSearch(guess: Guess): AdvertiseSearch {
  const write = (name: GuessName) => (guess[name] === limits[name].usual ? undefined : guess[name])
  return {
    campos: write('campos'),
    horas: write('horas'),
    preco: write('preco'),
    ocupacao: write('ocupacao'),
  }
}
