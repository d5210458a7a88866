import type { Turn } from '@campo-livre/domain/rachas/live/live.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'

type NameOf = (teamId: string) => string

/** Asks whether a match is over, with its result: `Encerrar em 2 x 1 para o Azul?` */
export function finishQuestion(
  [goals, against]: readonly [number, number],
  winnerId: string | null,
  nameOf: NameOf,
): string {
  const most = `${Math.max(goals, against)} x ${Math.min(goals, against)}`
  return winnerId === null ? `Encerrar em ${most}?` : `Encerrar em ${most} para o ${nameOf(winnerId)}?`
}

/** Says who plays after a match: `Azul fica, Verde entra.` */
export function nextWords(before: Turn, next: Turn, nameOf: NameOf): string {
  const coming = next.field.filter((id) => !before.field.includes(id)).map(nameOf)
  const staying = next.field.filter((id) => before.field.includes(id)).map(nameOf)
  if (coming.length === 0) return 'Os dois jogam de novo.'
  return staying.length === 0
    ? `Saem os dois, entram ${inWords(coming)}.`
    : `${inWords(staying)} fica, ${inWords(coming)} entra.`
}
