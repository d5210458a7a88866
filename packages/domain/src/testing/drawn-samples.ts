import type { DrawList, DrawTicket } from '../rachas/draw/draw.ts'

/** A list of 22 for two to four teams, with goalkeepers and wishes. */
export const sampleList = (teams: number): DrawList => ({
  teams,
  players: Array.from({ length: 22 }, (_, at) => ({
    id: `p${String(at + 1).padStart(2, '0')}`,
    skill: ((at * 7) % 5) + 1,
    goalkeeper: at < 2,
  })),
  wishes: [
    { kind: 'together', ids: ['p03', 'p04'] },
    { kind: 'apart', ids: ['p05', 'p06'] },
  ],
})

export const sampleTicket: DrawTicket = { seed: 'grama molhada', playerNumber: 27, drawNumber: 1 }

/** The hash of a hundred draws in a row, the same in every browser and in Node. */
export const HUNDRED_DRAWS = 'ff61d0ddd7871d814de9ffa97384817d6b915fd28ec5a91cd2c6a8db9dec631a'
