import type { DrawRecord } from '@campo-livre/domain/rachas/draw/draw.ts'

/** Returns the sum of skill of each team, as they play. */
export function sumsOf({ list, teams }: Pick<DrawRecord, 'list' | 'teams'>): number[] {
  const skills = new Map(list.players.map(({ id, skill }) => [id, skill]))
  return teams.map((codes) => codes.reduce((sum, code) => sum + (skills.get(code) ?? 0), 0))
}

/** Says how even the teams of a draw are, as they play. */
export function balanceOf(record: Pick<DrawRecord, 'list' | 'teams'>): string {
  const sums = sumsOf(record)
  const spread = Math.max(...sums) - Math.min(...sums)
  if (spread === 0) return 'Times iguais: a soma das notas é a mesma.'
  return spread === 1
    ? 'Diferença de 1 ponto entre o time mais forte e o mais fraco.'
    : `Diferença de ${spread} pontos entre o time mais forte e o mais fraco.`
}
