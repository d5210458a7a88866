import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/rachas'
const pasting = unit(`${domain}/paste/to-command.test.ts`)
const voting = unit(`${domain}/stats/group-stats.test.ts`)
const served = unit('mocks/src/handlers/rachas/send-racha-command.test.ts')
const arriving = unit(`${domain}/arrival.property.test.ts`)
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
    {
      name: 'A code of the field counts for the whole evening',
      file: `${domain}/arrival-code.ts`,
      find: '[slot, slot - 1].some(',
      replace: 'Array.from({ length: 50 }, (_, back) => slot - back).some(',
      run: arriving,
    },
    {
      name: 'A code of the field counts at every game',
      file: `${domain}/arrival-code.ts`,
      find: '${secret}\\n${id}\\n',
      replace: '${secret}\\n${id.length}\\n',
      run: arriving,
    },
    {
      name: 'Somebody who reads the code again goes to the end of the line',
      file: `${domain}/commands/arriving.ts`,
      find: 'arrivedAt: who.arrivedAt ?? context.at',
      replace: 'arrivedAt: context.at',
      run: arriving,
    },
    {
      name: 'A guest arrives for somebody who answered on another device',
      file: `${domain}/arrival.ts`,
      find: '(person.guestKey === null || person.guestKey === key)',
      replace: '(person.guestKey === null || person.guestKey !== key)',
      run: arriving,
    },
    {
      name: 'A code that counts no longer tells the names of the guests',
      file: 'mocks/src/handlers/rachas/linked-arrival.ts',
      find: 'choices: refusal || me ? []',
      replace: 'choices: me ? []',
      run: unit('mocks/src/handlers/rachas/arrivals.test.ts'),
    },
    {
      name: 'A place that is only kept is called full in the preview',
      file: `${domain}/invitation.ts`,
      find: 'if (places <= 0) return null',
      replace: 'if (places <= 1) return null',
      run: unit(`${domain}/racha-notices.test.ts`),
    },
    {
      name: 'Open places for others are found with a level below theirs',
      file: 'mocks/src/handlers/rachas/list-open-rachas.ts',
      find: 'skill >= opening.skillFrom && skill <= opening.skillTo',
      replace: 'skill >= opening.skillFrom',
      run: served,
    },
    {
      name: 'Somebody who looks for the line is shown places of goalkeepers',
      file: 'mocks/src/handlers/rachas/list-open-rachas.ts',
      find: "position === 'line' ? 0 : freeForGoalkeepers",
      replace: "position === 'goalkeeper' ? freeForGoalkeepers : freeForGoalkeepers",
      run: served,
    },
    {
      name: 'The places that somebody under 18 opened are listed',
      file: 'mocks/src/handlers/rachas/list-open-rachas.ts',
      find: '!isMinor(db.users.find(organizerId) ?? {}, now)',
      replace: '!isMinor({}, now)',
      run: served,
    },
    {
      name: 'The level of everybody is read by everybody',
      file: 'mocks/src/handlers/rachas/racha-rows.ts',
      find: 'skill: organises || userId === user.id ? skill : null',
      replace: 'skill: organises || userId !== null ? skill : null',
      run: unit('mocks/src/handlers/rachas/rachas.test.ts'),
    },
    {
      name: 'A pasted list forgets who has paid',
      file: `${domain}/commands/organising.ts`,
      find: 'person({ id, userId, name, goalkeeper, kind, skill, paid })',
      replace: 'person({ id, userId, name, goalkeeper, kind, skill, paid: paid && false })',
      run: pasting,
    },
    {
      name: 'A guest whose name is taken is told apart by a number alone',
      file: `${domain}/paste/to-command.ts`,
      find: 'if (brought.length <= LONGEST_NAME && !taken.has(fold(brought))) return brought',
      replace: 'if (brought.length < 0) return brought',
      run: pasting,
    },
    {
      name: 'A guest without a name is called as all guests are',
      file: `${domain}/short-name.ts`,
      find: 'if (brought !== undefined) return brought',
      replace: 'if (brought === "") return brought',
      run: unit(`${domain}/short-name.test.ts`),
    },
    {
      name: 'The worker of the field does not keep what its screen imports',
      file: 'apps/web/vite/live-worker.ts',
      find: 'for (const next of chunk.imports) add(next)',
      replace: 'for (const next of chunk.imports.slice(99)) add(next)',
      run: unit('apps/web/vite/live-worker.test.ts'),
    },
  ],
}
