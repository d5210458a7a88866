import { formatTimes } from '../../time/format.ts'
import { formatLongDay } from '../../time/format-days.ts'
import { bibOf } from '../bibs.ts'
import type { SeenDraw } from '../play.ts'
import type { RachaRow } from '../racha.ts'
import { tellApart } from '../tell-apart.ts'

/** The most characters of a text for a group. */
const MAX_LENGTH = 1_000

type Game = Pick<RachaRow, 'place' | 'timeZone' | 'start' | 'end'>
type Team = { title: string; names: string[] }

/**
 * Returns the teams of a draw as a text for the group: the dot and the name of each bib, and who wears it, without a
 * surname, at most 1,000 characters. Where that is too long the names stand in one line, and in the end the last of them are
 * counted.
 */
export function teamsText(game: Game, draw: Pick<SeenDraw, 'record' | 'people'>, url: string): string {
  const { start, timeZone, place } = game
  const head = [`Times do racha de ${formatLongDay(start, timeZone)}, ${formatTimes(game, timeZone)}`, place]
  const teams = teamsOf(draw)
  const most = Math.max(0, ...teams.map(({ names }) => names.length))
  const write = (blocks: readonly string[]) => [head.join('\n'), ...blocks, `O racha:\n${url}`].join('\n\n')
  let text = write(teams.map(({ title, names }) => [title, ...names.map(numberedLine)].join('\n')))
  for (let shown = most; text.length > MAX_LENGTH && shown >= 0; shown -= 1)
    text = write(teams.map((team) => inOneLine(team, shown)))
  return text
}

const numberedLine = (name: string, at: number) => `${at + 1}. ${name}`

function inOneLine({ title, names }: Team, shown: number): string {
  const listed = names.slice(0, shown).join(', ')
  const left = names.length - names.slice(0, shown).length
  if (left === 0) return `${title}: ${listed}`
  if (left < names.length) return `${title}: ${listed} e mais ${left}`
  return `${title}: ${left === 1 ? '1 pessoa' : `${left} pessoas`}`
}

function teamsOf({ record, people }: Pick<SeenDraw, 'record' | 'people'>): Team[] {
  const called = tellApart(
    people.map(({ name }) => name),
    false,
  )
  return record.teams.map((_, index) => {
    const { emoji, name } = bibOf(index)
    return {
      title: `${emoji} ${name}`,
      names: people.flatMap(({ team, goalkeeper }, at) =>
        team === index ? [`${called[at] ?? ''}${goalkeeper ? ' (gol)' : ''}`] : [],
      ),
    }
  })
}
