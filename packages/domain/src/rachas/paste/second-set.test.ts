import { expect, it } from 'vitest'
import { harderSet } from '../../testing/pasted-lists/harder-set.ts'
import { secondSet } from '../../testing/pasted-lists/second-set.ts'
import { chatSet, laterSet, thirdSet } from '../../testing/pasted-lists/third-set.ts'
import { readList } from './read-list.ts'

function standing(text: string) {
  const people = readList(text).roster.groups.flatMap((group) => group.people)
  const named = (answer: string, keeper?: boolean) =>
    people
      .filter((each) => each.answer === answer && (keeper === undefined || each.goalkeeper === keeper))
      .map((each) => each.name)
  return {
    playing: named('confirmed', false),
    goalkeepers: named('confirmed', true),
    reserves: named('waiting'),
    maybe: named('maybe'),
    out: named('declined'),
  }
}

it.each([...secondSet, ...harderSet, ...thirdSet, ...chatSet, ...laterSet])(
  'reads the names and sections of a list that was written without the parser: $title (N4)',
  ({ title, text, ...said }) => {
    const { goalkeepers = [], reserves = [], maybe = [], out = [], playing } = said
    expect(standing(text), title).toEqual({ playing, goalkeepers, reserves, maybe, out })
  },
)
