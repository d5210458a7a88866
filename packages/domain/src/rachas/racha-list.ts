import { both, declareList, upwards } from '../lists/declare-list.ts'
import { declareColumns } from '../lists/list-columns.ts'
import {
  any,
  caller,
  countIn,
  firstIn,
  instant,
  is,
  item,
  joined,
  known,
  math,
  own,
  passed,
  status,
  when,
} from '../lists/expressions.ts'
import { REMOVED_NAME } from '../privacy/personal-data.ts'
import { listedRacha, ownListedRacha } from './columns.ts'
import { myRachaRowSchema, rachaRowSchema, rachaSchema } from './racha.ts'

const holdsPlace = any(is(item('status'), '=', 'confirmed'), is(item('status'), '=', 'offered'))
const left = math(own('maxPlayers'), '-', countIn('participants', holdsPlace))
const freePlaces = when([[is(left, '<', 0), 0]], left)
const isOver = passed(own('end'))
const isMe = is(item('userId'), '=', caller)

const shared = {
  table: 'rachas',
  stored: rachaSchema,
  joins: { organizer: { table: 'users', key: 'organizerId', optional: true } },
  /** Upcoming ones soonest first, then past ones latest first. */
  order: [
    upwards(isOver),
    upwards(when([[isOver, math(0, '-', instant(own('start')))]], instant(own('start')))),
    upwards(own('id')),
  ],
} as const
const values = {
  organizerName: known(joined('organizer', 'name'), REMOVED_NAME),
  /** As `rachaStatus` tells it. */
  status: status(
    when(
      [
        [is(own('cancelledAt'), '<>', null), 'cancelled'],
        [is(freePlaces, '=', 0), 'full'],
      ],
      'open',
    ),
    [
      { from: 'open', at: own('end'), to: 'played' },
      { from: 'full', at: own('end'), to: 'played' },
    ],
  ),
  confirmed: countIn('participants', is(item('status'), '=', 'confirmed')),
  freePlaces,
  waiting: countIn('participants', is(item('status'), '=', 'waiting')),
}

/** The list of all pickup games. */
export const rachaList = declareList(
  declareColumns(listedRacha, rachaRowSchema),
  both(shared, { values, scopes: {} }),
)

/** The list of the pickup games that an athlete organises or takes part in. */
export const myRachaList = declareList(
  declareColumns(ownListedRacha, myRachaRowSchema),
  both(shared, {
    scopes: { athlete: 'userId' },
    values: both(values, {
      mine: is(own('organizerId'), '=', caller),
      myStatus: firstIn('participants', item('status'), isMe),
      myOfferUntil: firstIn('participants', item('offerUntil'), isMe),
    }),
  }),
)
