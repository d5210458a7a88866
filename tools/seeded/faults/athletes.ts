import { browser, type Subject, unit } from '../fault.ts'

const rules = 'packages/domain/src/athletes/card.ts'
const shows = unit('packages/domain/src/athletes/card.property.test.ts')
const changes = unit('packages/domain/src/athletes/operations.test.ts')
const alerts = 'packages/domain/src/rachas/wants-place.ts'
const wants = unit('packages/domain/src/rachas/open-alerts.property.test.ts')
const near = unit('packages/backend/src/rachas/open-places-near.test.ts')
const answers = unit('packages/backend/src/athletes/cards.test.ts')

/** The cards of athletes, the directory, and open places nearby. */
export const athletes: Subject = {
  title: 'Athletes',
  faults: [
    {
      name: 'A card shows everybody what is for the rachas of its athlete',
      file: rules,
      find: "anyone: ['public'], rachas",
      replace: "anyone: ['public', 'rachas'], rachas",
      run: shows,
    },
    {
      name: 'The height stands on every card',
      file: rules,
      find: "heightCm: seen('height') ? card.heightCm : null",
      replace: 'heightCm: card.heightCm',
      run: shows,
    },
    {
      name: 'The card of somebody under 18 is open',
      file: rules,
      find: ' && !isUnderAge(person, today)',
      replace: '',
      run: shows,
    },
    {
      name: 'The directory has somebody whose age is not known',
      file: 'packages/domain/src/athletes/directory.ts',
      find: 'Boolean(card?.listed && birthDate)',
      replace: 'Boolean(card?.listed)',
      run: shows,
    },
    {
      name: 'The directory is open to who is not known to be 18',
      file: 'packages/backend/src/athletes/list-athletes.ts',
      find: 'closed ? [] : ',
      replace: '',
      run: answers,
    },
    {
      name: 'Whoever joins a racha that is yet to come sees the cards of its people',
      file: 'packages/domain/src/athletes/played-together.ts',
      find: 'isPlayed(racha, now) && ',
      replace: '',
      run: changes,
    },
    {
      name: 'A card has the whole name of its athlete',
      file: rules,
      find: 'card.name ?? usualCardName(name)',
      replace: 'card.name ?? name',
      run: shows,
    },
    {
      name: 'A card without an address stays in the directory',
      file: 'packages/domain/src/athletes/operations.ts',
      find: 'handle: null, listed: false',
      replace: 'handle: null',
      run: changes,
    },
    {
      name: 'A card tells a phone as its name',
      file: 'packages/domain/src/athletes/own-card.ts',
      find: '|(\\d\\D*){6}',
      replace: '',
      run: changes,
    },
    {
      name: 'A card that was taken down stays on a page that was open',
      file: 'apps/web/src/features/athletes/card-screen.tsx',
      find: 'query.error.status === 404',
      replace: 'query.data === undefined && query.error.status === 404',
      run: browser('apps/web/src/features/athletes/athletes.test.tsx'),
    },
    {
      name: 'An opening of 10 km is shown to the whole country',
      file: 'packages/backend/src/rachas/list-open-rachas.ts',
      find: '  if (!reaches(seen, { city: user.city ?? null, alertKm })) return []\n',
      replace: '',
      run: near,
    },
    {
      name: 'Open places nearby are told twice on a day',
      file: alerts,
      find: 'user.openToldOn === today || ',
      replace: '',
      run: wants,
    },
    {
      name: 'Open places are told to somebody who is not known to be 18',
      file: alerts,
      find: '  if (!isKnownAdult(user, today)) return false\n',
      replace: '',
      run: wants,
    },
    {
      name: 'Open places are told again when their command comes again',
      file: 'packages/backend/src/rachas/tell-open-place.ts',
      find: 'before?.opening || ',
      replace: '',
      run: near,
    },
    {
      name: 'Open places are told of a game that is full',
      file: 'packages/domain/src/rachas/open-places.ts',
      find: "return freeForGoalkeepers > 0 ? 'goal' : null",
      replace: "return 'goal'",
      run: wants,
    },
    {
      name: 'A part of a card that was closed is opened by an older page',
      file: 'apps/web/src/features/account/card/use-card.ts',
      find: 'send: ({ patch }, signal) => changeCard(patch, signal)',
      replace: 'send: ({ card }, signal) => changeCard(card, signal)',
      run: browser('apps/web/src/features/account/card/card-section.test.tsx'),
    },
    {
      name: 'The exact place of who wants to be told of open places is kept',
      file: 'packages/domain/src/places/roughly.ts',
      find: 'Math.round(degrees * 100) / 100',
      replace: 'degrees',
      run: wants,
    },
  ],
}
