import type { FieldProblem } from '@campo-livre/domain/fields/set-up/field-problems.ts'
import { weekdayNames } from '@campo-livre/domain/series/slot-words.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'

/** Monday first, as weeks are read here. */
const inReadingOrder = [1, 2, 3, 4, 5, 6, 0]

const words = {
  draft: 'Rascunho: continuar o cadastro',
  paused: 'Pausado: fora da busca',
  arena: 'Fora do ar: a arena não está aprovada',
  hours: 'Sem horário em nenhum dia',
  photo: 'Sem foto',
} as const

/** Says what is wrong with a field, in a few words: `Sem foto`, `Horário sem preço no domingo`. */
export function problemWords(problem: FieldProblem): string {
  return problem.kind === 'price' ? unpricedWords(problem.weekdays) : words[problem.kind]
}

function unpricedWords(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return 'Horário sem preço todos os dias'
  const named = inReadingOrder.filter((weekday) => weekdays.includes(weekday))
  return `Horário sem preço ${inWords(named.map(onWeekday))}`
}

function onWeekday(weekday: number): string {
  const at = weekday === 0 || weekday === 6 ? 'no' : 'na'
  return `${at} ${weekdayNames[weekday] ?? ''}`
}
