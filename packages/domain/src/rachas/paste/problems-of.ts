import { fold } from '../../text/fold.ts'
import { LONGEST_NAME, MAX_PEOPLE } from '../command.ts'
import type { Roster } from './pasted-list.ts'

const MANY = 60
const LONG = 20_000

/** The telephones and the lines with too long a name, neither of which came into the list, and the length of its text. */
type LeftOut = { phones: number; tooLong: number; length: number }

/** Returns a sentence for each thing of a read list that somebody should look at before it is saved. */
export function problemsOf({ groups }: Roster, { phones, tooLong, length }: LeftOut): string[] {
  const people = groups.flatMap((group) => group.people)
  const problems: string[] = []
  if (people.length === 0)
    problems.push('Nenhum nome por aqui. Cole a lista do grupo, com um nome por linha.')
  if (length > LONG)
    problems.push('O texto é bem maior do que uma lista. Confira se é só ela que foi colada.')
  if (people.length > MAX_PEOPLE)
    problems.push(
      `São ${people.length} nomes, e um racha tem no máximo ${MAX_PEOPLE}. Tire os que não são da lista.`,
    )
  else if (people.length > MANY)
    problems.push(`São ${people.length} nomes, mais do que cabe num racha. Confira a lista antes de salvar.`)
  const named = people.filter(({ hostName }) => hostName === null)
  for (const same of Map.groupBy(named, ({ name }) => fold(name)).values()) {
    const [one] = same
    if (one && same.length > 1)
      problems.push(
        `${one.name} aparece ${same.length} vezes. Se são pessoas diferentes, diga quem é quem no nome.`,
      )
  }
  if (tooLong > 0)
    problems.push(
      `${tooLong === 1 ? '1 linha numerada ficou de fora' : `${tooLong} linhas numeradas ficaram de fora`}: o nome passa de ${LONGEST_NAME} letras. Encurte e confira de novo.`,
    )
  if (phones > 0)
    problems.push(
      phones === 1 ? '1 telefone ficou de fora da lista.' : `${phones} telefones ficaram de fora da lista.`,
    )
  return problems
}
