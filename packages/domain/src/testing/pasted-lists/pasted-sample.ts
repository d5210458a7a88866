import {
  answerIn,
  type PastedPerson,
  type Roster,
  type RosterSection,
} from '../../rachas/paste/pasted-list.ts'

/** A list as groups write it, and what a person reads in it: a line for each section, as `summaryOf` writes it. */
export type PastedSample = { shape: string; text: string; roster: readonly string[] }

/** Writes a roster in short: `*` keeps goal, `$` has paid, `?` may come, `!` is out, `~` waits, `<` is brought by. */
export function summaryOf(roster: Roster): string[] {
  return roster.groups.map(({ section, people }) =>
    `${section}: ${people.map((person) => personOf(person, section)).join(' | ')}`.trim(),
  )
}

const answers = { confirmed: '&', maybe: '?', declined: '!', waiting: '~' } as const

function personOf(person: PastedPerson, section: RosterSection): string {
  const { name, note, goalkeeper, answer, paid, hostName } = person
  const marks = [
    goalkeeper && section !== 'goalkeepers' ? '*' : '',
    answer === answerIn(section) ? '' : answers[answer],
    paid ? '$' : '',
    hostName === null ? '' : `<${hostName}`,
    note === null ? '' : ` (${note})`,
  ]
  return name + marks.join('')
}
