import type { PastedPerson } from '@campo-livre/domain/rachas/paste/pasted-list.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'

/** Counts the people of a pasted list in a sentence: `18 vão, 2 deles no gol; 3 na espera e 1 em dúvida.` */
export function countPasted(people: readonly PastedPerson[]): string {
  const count = (answer: PastedPerson['answer']) => people.filter((person) => person.answer === answer).length
  const keepers = people.filter(({ answer, goalkeeper }) => answer === 'confirmed' && goalkeeper).length
  const [going, waiting, maybe, out] = [
    count('confirmed'),
    count('waiting'),
    count('maybe'),
    count('declined'),
  ]
  const others = [
    ...(waiting > 0 ? [`${waiting} na espera, se não sobrar lugar`] : []),
    ...(maybe > 0 ? [`${maybe} em dúvida`] : []),
    ...(out > 0 ? [`${out} fora`] : []),
  ]
  const goal = keepers === 0 ? 'ninguém no gol' : `${keepers} no gol`
  const first = `${going} ${going === 1 ? 'vai' : 'vão'}, ${goal}`
  return others.length === 0 ? `${first}.` : `${first}; ${inWords(others)}.`
}
