import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/rachas'
const pasting = unit(`${domain}/paste/to-command.test.ts`)
const voting = unit(`${domain}/stats/group-stats.test.ts`)
const drawing = unit(`${domain}/draw/seen-draw.test.ts`)

/** Pickup games (rule 9, N2 to N5). */
export const rachas: Subject = {
  title: 'Pickup games',
  faults: [
    {
      name: 'A pasted list with somebody who is gone brings in the others',
      file: `${domain}/commands/organising.ts`,
      find: 'if (answers.some(({ participantId }) => !find(racha, participantId))) return unknownPerson()',
      replace: 'if (answers.length > 99) return unknownPerson()',
      run: pasting,
    },
    {
      name: 'Somebody of an earlier game comes by the name that was pasted, without their account',
      file: `${domain}/commands/organising.ts`,
      find: 'each.sameAs === null ? undefined : context.data.known(each.sameAs)',
      replace: 'each.sameAs === "" ? context.data.known("") : undefined',
      run: pasting,
    },
    {
      name: 'A list is copied in the usual manner, not in that of the group',
      file: `${domain}/commands/organising.ts`,
      find: '{ ...racha, listStyle: style },',
      replace: '{ ...racha, listStyle: racha.listStyle ?? { ...style, bullet: "" } },',
      run: pasting,
    },
    {
      name: 'Somebody votes for themselves',
      file: `${domain}/stats/ratings.ts`,
      find: 'if (byId === forId)',
      replace: 'if (byId === `${forId} `)',
      run: voting,
    },
    {
      name: 'A vote is taken before the game is over',
      file: `${domain}/stats/ratings.ts`,
      find: 'if (now < evening.end)',
      replace: 'if (now < `${evening.end} `.slice(0, 4))',
      run: unit(`${domain}/stats/ratings.test.ts`),
    },
    {
      name: 'A vote is taken after 48 hours',
      file: `${domain}/stats/ratings.ts`,
      find: 'RATING_HOURS * 60',
      replace: 'RATING_HOURS * 61',
      run: voting,
    },
    {
      name: 'Two votes are shown, and tell whose they are',
      file: `${domain}/stats/ratings.ts`,
      find: 'LEAST_VOTES = 3',
      replace: 'LEAST_VOTES = 2',
      run: unit(`${domain}/stats/ratings.test.ts`),
    },
    {
      name: 'A later vote is counted beside the earlier',
      file: `${domain}/commands/rating.ts`,
      find: 'byId !== me.id || !rated.has(forId)',
      replace: 'byId !== me.id || rated.has(forId)',
      run: voting,
    },
    {
      name: 'Somebody of another level walks into open places',
      file: `${domain}/commands/answering.ts`,
      find: 'skill < opening.skillFrom || skill > opening.skillTo',
      replace: 'skill < opening.skillFrom && skill > opening.skillTo',
      run: unit(`${domain}/apply-command.test.ts`),
    },
    {
      name: 'The list of a draw stands in the order of the roster, and tells the levels',
      file: `${domain}/draw/seen-draw.ts`,
      find: '.toSorted((a, b) => (a.id < b.id ? -1 : 1))',
      replace: '.toSorted(() => 0)',
      run: drawing,
    },
    {
      name: 'A goalkeeper goes into a draw with their own level, which stands out',
      file: `${domain}/draw/seen-draw.ts`,
      find: 'skill: goalkeeper ? KEEPER_SKILL : skill',
      replace: 'skill: goalkeeper ? skill : skill',
      run: drawing,
    },
    {
      name: 'Who plays is not told that the teams are drawn',
      file: `${domain}/racha-notices.ts`,
      find: 'before.play.draws.length < after.play.draws.length',
      replace: 'before.play.draws.length > after.play.draws.length',
      run: unit(`${domain}/racha-notices.test.ts`),
    },
  ],
}
