import type { LiveRules } from '@campo-livre/domain/rachas/live/live.ts'

export const rotationLabels: Readonly<Record<LiveRules['rotation'], string>> = {
  winner_stays: 'Fica quem ganha',
  both_leave: 'Saem os dois',
}

/** Returns the rules of a match in a sentence: `Fica quem ganha. 10 min ou 2 gols.` */
export function rulesOfMatch({ rotation, minutes, goals, mostWins }: LiveRules): string {
  const ends = [
    ...(minutes === null ? [] : [`${minutes} min`]),
    ...(goals === null ? [] : [goals === 1 ? '1 gol' : `${goals} gols`]),
  ]
  const most = mostWins === null ? '' : `, até ${mostWins} vitórias seguidas`
  const end = ends.length === 0 ? 'A partida acaba quando vocês encerrarem' : ends.join(' ou ')
  return `${rotationLabels[rotation]}${most}. ${end}.`
}
