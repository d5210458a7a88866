import type { Tried } from './judge.ts'

/** The number of mutants that were tried in one place, and of those that were killed. */
export type Score = { tried: number; killed: number }

/** Returns the score of some mutants. */
export const scoreOf = (tried: readonly Tried[]): Score => ({
  tried: tried.length,
  killed: tried.filter(({ isKilled }) => isKilled).length,
})

/** Returns the score of several places together. */
export const sumOf = (scores: readonly Score[]): Score => ({
  tried: scores.reduce((sum, { tried }) => sum + tried, 0),
  killed: scores.reduce((sum, { killed }) => sum + killed, 0),
})

/** Returns the share that was killed in per cent, cut to one decimal: 99.96 is not 100. */
export const percentOf = ({ tried, killed }: Score): string =>
  (Math.floor((killed / tried) * 1000) / 10).toFixed(1)

/** Returns the scores of the folders of the domain, by name. */
export function scoresByFolder(tried: readonly Tried[]): [folder: string, score: Score][] {
  const folderOf = ({ edit }: Tried) => edit.file.split('/').slice(0, -1).join('/')
  return [...Map.groupBy(tried, folderOf)]
    .map(([folder, each]): [string, Score] => [folder, scoreOf(each)])
    .toSorted(([a], [b]) => a.localeCompare(b))
}
