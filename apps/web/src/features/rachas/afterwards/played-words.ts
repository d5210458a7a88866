import { inWords } from '@campo-livre/domain/text/in-words.ts'
import type { GroupPlayer } from '@campo-livre/domain/rachas/stats/group-stats.ts'

/** Returns goals and passes in words: `3 gols e 1 passe`; an empty text for none. */
export function goalWords({ goals, assists }: Pick<GroupPlayer, 'goals' | 'assists'>): string {
  return inWords([
    ...(goals > 0 ? [goals === 1 ? '1 gol' : `${goals} gols`] : []),
    ...(assists > 0 ? [assists === 1 ? '1 passe' : `${assists} passes`] : []),
  ])
}

/** Returns the matches of somebody in words: `12 partidas, 7 vitórias`; an empty text for none. */
export function matchWords({ matches, wins }: Pick<GroupPlayer, 'matches' | 'wins'>): string {
  if (matches === 0) return ''
  const played = matches === 1 ? '1 partida' : `${matches} partidas`
  return `${played}, ${wins === 1 ? '1 vitória' : `${wins} vitórias`}`
}

/** Returns how faithful somebody is: `3 seguidos`, `não veio 1 vez`; an empty text for nothing to tell. */
export function presenceWords({ streak, noShows }: Pick<GroupPlayer, 'streak' | 'noShows'>): string {
  return [
    ...(streak > 1 ? [`${streak} jogos seguidos`] : []),
    ...(noShows > 0 ? [`não veio ${noShows === 1 ? '1 vez' : `${noShows} vezes`}`] : []),
  ].join(', ')
}
