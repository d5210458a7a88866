import {
  type About,
  blank,
  emptied,
  nobody,
  type PersonalData,
  renamed,
  unknown,
  unnamed,
  within,
} from '@campo-livre/domain/privacy/personal-data.ts'
import {
  bookingPeople,
  customer,
  doneBy,
  expensePeople,
  seriesPeople,
  tabPeople,
  tabWords,
} from './personal-parts.ts'
import type { TableName } from './records.ts'

/** The tables whose rows are about a person as a whole, or are called by one. */
const persons = ['users', 'series', 'seriesRequests', 'reviews', 'interests', 'mails']
/** The values of other rows that are about a person, or in their words. */
const personal = [
  'athleteId',
  'customerName',
  'customerPhone',
  'cancellation',
  'participants',
  'changes',
  'organizerId',
  'ownerId',
  'phone',
  'whatsapp',
  'pixKey',
  'cnpj',
]
const ofPerson = { column: 'field', in: personal }
const valueGone = { becomes: null, where: ofPerson }
const valuesOf: About['fates'] = { 'changes[].from': valueGone, 'changes[].to': valueGone }

/** A value of a history that is the person's id. */
const values: readonly About[] = [
  { in: 'changes[]', who: 'from', by: 'id', fates: { from: emptied } },
  { in: 'changes[]', who: 'to', by: 'id', fates: { to: emptied } },
]

/** The frozen rows of books: the arena's, by law, without the name of who paid. */
const frozen: readonly About[] = [
  {
    in: '',
    who: 'code',
    by: { rowOf: ['bookings', 'tabs'], key: 'code' },
    fates: { customerName: renamed, amountCents: { kept: 'Books of the arena (LGPD art. 16, I)' } },
  },
  {
    in: '',
    who: 'id',
    by: { rowOf: ['series'], key: 'accounts[].payments[].id', inText: true },
    fates: { customerName: renamed },
  },
  {
    in: '',
    who: 'id',
    by: { rowOf: ['series'], key: 'id', inText: true },
    fates: { customerName: renamed },
  },
]

/** The rows of a person to which companies have stored answers. */
const answered = ['bookings', 'tabs', 'series', 'seriesRequests', 'reviews']

/**
 * The declaration of what each table of `recordSchemas` has of people, and what deletion does to it (LGPD): deletion and export are made of
 * this alone. A table that is not here does not compile, and a test looks in all schemas for a person's column that is not.
 */
export const personalData: Readonly<Record<TableName, PersonalData>> = {
  users: { people: [{ in: '', who: 'id', by: 'id', fates: 'removed' }], exported: 'account' },
  companies: {
    people: [
      {
        in: '',
        who: 'ownerId',
        by: 'id',
        fates: {
          ownerId: emptied,
          whatsapp: emptied,
          phone: emptied,
          pixKey: blank,
          cnpj: emptied,
          name: { kept: 'Those who played there have it on their bookings' },
        },
      },
      ...within('money.changes[]', [doneBy]),
    ],
    exported: 'mentions',
  },
  fields: nobody,
  closures: nobody,
  bookings: {
    people: bookingPeople,
    words: ['cancellation.reason', 'counter.note', 'counter.payments[].voided.reason'],
    exported: { part: 'bookings', of: ['athleteId'] },
  },
  series: {
    people: seriesPeople,
    words: ['note', 'changes[].text'],
    exported: { part: 'series', of: ['athleteId'] },
  },
  seriesRequests: {
    people: [
      {
        in: '',
        who: 'athleteId',
        by: 'id',
        fates: {
          athleteId: unknown,
          customerName: renamed,
          customerPhone: emptied,
          note: blank,
          reason: emptied,
          'offer.message': blank,
        },
      },
    ],
    exported: { part: 'seriesRequests', of: ['athleteId'] },
  },
  reviews: {
    people: [
      {
        in: '',
        who: 'authorId',
        by: 'id',
        fates: {
          authorId: emptied,
          authorName: renamed,
          stars: { kept: 'An opinion about the arena, told by nobody any more' },
        },
      },
      { in: 'helpedBy[]', who: '', by: 'id', fates: 'removed' },
      { in: 'reports[]', who: 'userId', by: 'id', fates: { userId: emptied } },
    ],
    words: ['text', 'answer.text', 'reports[].reason'],
    exported: { part: 'reviews', of: ['authorId'] },
  },
  products: nobody,
  productImports: nobody,
  stockMovements: { people: [doneBy], words: ['reason', 'supplier'], exported: 'mentions' },
  edits: {
    people: [
      { in: '', who: 'userId', by: 'id', fates: { userId: unknown } },
      { in: '', who: 'subjectId', by: { rowOf: ['companies'], key: 'id' }, fates: valuesOf },
      ...values,
    ],
    words: ['changes[].from', 'changes[].to'],
    exported: 'mentions',
  },
  audits: {
    people: [
      { in: '', who: 'userId', by: 'id', fates: { userId: unknown } },
      {
        in: '',
        who: 'rowId',
        by: { rowOf: persons, key: 'id' },
        fates: {
          name: renamed,
          reason: emptied,
          'changes[].from': emptied,
          'changes[].to': emptied,
          rowId: {
            kept: 'Record of what was done with personal data (LGPD art. 37); the id leads to nobody',
          },
        },
      },
      {
        in: '',
        who: 'rowId',
        by: { rowOf: ['bookings', 'tabs', 'companies', 'rachas'], key: 'id' },
        fates: valuesOf,
      },
      ...values,
    ],
    words: ['name', 'reason', 'changes[].from', 'changes[].to'],
    exported: 'mentions',
  },
  tabs: { people: tabPeople, words: tabWords, exported: { part: 'tabs', of: ['athleteId'] } },
  tabCommands: {
    people: [
      doneBy,
      ...within('before[]', customer()),
      ...within('before[].discount', [doneBy]),
      {
        in: '',
        who: 'tabId',
        by: { rowOf: ['tabs'], key: 'id' },
        fates: {
          'command.customerName': renamed,
          'command.paid.statementKey': unnamed,
          'command.customerPhone': emptied,
          'command.name': renamed,
          'command.phone': emptied,
          'before[].customerName': renamed,
          'before[].customerPhone': emptied,
        },
      },
      {
        in: 'command',
        who: 'customerPhone',
        by: 'phone',
        fates: { customerPhone: emptied, customerName: 'cleaned' },
      },
      { in: 'command', who: 'phone', by: 'phone', fates: { phone: emptied, name: 'cleaned' } },
    ],
    words: ['command.reason', 'command.note', 'before[].discount.reason'],
    exported: 'mentions',
  },
  bookingCommands: {
    people: [
      doneBy,
      ...within('before[]', bookingPeople),
      { in: 'command.customer', who: 'athleteId', by: 'id', fates: { athleteId: unknown } },
      { in: 'command.customer', who: 'phone', by: 'phone', fates: { phone: emptied, name: 'cleaned' } },
      {
        in: '',
        who: 'command.bookingId',
        by: { rowOf: ['bookings'], key: 'id' },
        fates: {
          'command.reason': blank,
          'command.note': blank,
          'command.paid.statementKey': unnamed,
        },
      },
    ],
    words: ['command.reason', 'command.priceReason', 'command.note', 'before[].counter.note'],
    exported: 'mentions',
  },
  sentReceipts: { people: [{ in: '', who: 'userId', by: 'id', fates: 'removed' }], exported: 'mentions' },
  tills: {
    people: [
      { in: '', who: 'openedById', by: 'id', fates: { openedById: unknown } },
      { in: '', who: 'closedById', by: 'id', fates: { closedById: emptied } },
      { in: 'movements[]', who: 'byId', by: 'id', fates: { byId: unknown } },
      { in: 'corrections[]', who: 'byId', by: 'id', fates: { byId: unknown } },
      { in: 'salesSeen[]', who: 'byId', by: 'id', fates: { byId: unknown } },
    ],
    words: ['differenceReason', 'movements[].reason', 'corrections[].reason'],
    exported: 'mentions',
  },
  closings: {
    people: [
      { in: '', who: 'closedById', by: 'id', fates: { closedById: emptied } },
      ...within('cash[]', frozen),
      ...within('accrual[]', frozen),
    ],
    exported: 'mentions',
  },
  bookingLinks: {
    people: [
      { in: '', who: 'giverId', by: 'id', fates: { giverId: unknown } },
      { in: 'ended', who: 'takerId', by: 'id', fates: { takerId: emptied } },
    ],
    exported: 'mentions',
  },
  coupons: nobody,
  deals: nobody,
  waits: {
    people: [{ in: '', who: 'athleteId', by: 'id', fates: 'removed' }],
    exported: { part: 'waits', of: ['athleteId'] },
  },
  expenses: { people: expensePeople, words: ['payments[].voided.reason'], exported: 'mentions' },
  expenseSeries: nobody,
  expenseReceipts: nobody,
  expenseCommands: { people: [doneBy, ...within('before.expenses[]', expensePeople)], exported: 'mentions' },
  rachas: {
    people: [
      { in: '', who: 'organizerId', by: 'id', fates: { organizerId: unknown } },
      {
        in: 'participants[]',
        who: 'userId',
        by: 'id',
        fates: { userId: emptied, name: renamed, guestKey: emptied },
      },
      { in: 'play.live.setup.teams[].players[]', who: 'id', by: 'theirs', fates: { name: renamed } },
      { in: 'play.live.commands[].player', who: 'id', by: 'theirs', fates: { name: renamed } },
      { in: 'mutedBy[]', who: '', by: 'id', fates: 'removed' },
      { in: 'changes[]', who: 'byId', by: 'id', fates: { byId: emptied, command: blank } },
    ],
    words: ['place', 'cancelReason', 'changes[].command'],
    exported: { part: 'rachas', of: ['organizerId', 'participants[].userId'] },
  },
  splits: {
    people: [
      { in: '', who: 'organizerId', by: 'id', fates: { organizerId: unknown } },
      {
        in: 'people[]',
        who: 'userId',
        by: 'id',
        fates: { userId: emptied, name: renamed, part: { kept: 'Others owe by it' } },
      },
      // The words by which a bank named the payer of a share.
      { in: 'payments[]', who: 'personId', by: 'theirs', fates: { statementKey: unnamed } },
      { in: 'commands[]', who: 'by', by: 'id', fates: { by: unknown, command: blank } },
    ],
    words: [
      'title',
      'cancelReason',
      'items[].name',
      'changes[].who',
      'changes[].what',
      'changes[].differences[].name',
      'changes[].differences[].before',
      'changes[].differences[].after',
      'commands[].command',
      // The ids of the organiser's own place, which are made of theirs.
      'people[].id',
      'shares[].personId',
      'payments[].personId',
      'reminders[].personId',
      'items[].payers.personIds[]',
      'items[].payers.byId',
      'commands[].by',
    ],
    exported: { part: 'splits', of: ['organizerId', 'people[].userId'] },
  },
  notifications: {
    people: [
      { in: '', who: 'userId', by: 'id', fates: 'removed' },
      {
        in: '',
        who: 'about.userId',
        by: 'id',
        fates: { message: { from: 'about.nameless' }, about: 'removed' },
      },
    ],
    words: ['actionUrl'],
    exported: { part: 'notifications', of: ['userId'] },
  },
  cards: {
    people: [
      {
        in: '',
        who: 'userId',
        by: 'id',
        fates: { userId: emptied, last4: { kept: 'Proof of the payment (LGPD art. 16, I)' } },
      },
    ],
    exported: 'mentions',
  },
  sessions: { people: [{ in: '', who: 'userId', by: 'id', fates: 'removed' }], exported: 'secret' },
  mails: { people: [{ in: '', who: 'to', by: 'email', fates: 'removed' }], exported: 'secret' },
  proofs: {
    people: [
      { in: '', who: 'userId', by: 'id', fates: 'removed' },
      { in: '', who: 'email', by: 'email', fates: 'removed' },
    ],
    exported: 'secret',
  },
  attempts: { people: [{ in: '', who: 'id', by: 'mention', fates: 'removed' }], exported: 'secret' },
  interests: {
    people: [{ in: '', who: 'email', by: 'email', fates: 'removed' }],
    exported: { part: 'interests', of: ['email'] },
  },
  replays: {
    people: [
      { in: '', who: 'id', by: 'mention', fates: 'removed' },
      { in: '', who: 'body', by: 'mention', fates: 'removed' },
      { in: '', who: 'body', by: { rowOf: answered, key: 'id', inText: true }, fates: 'removed' },
    ],
    exported: 'secret',
  },
  noticed: { people: [{ in: '', who: 'id', by: 'mention', fates: 'removed' }], exported: 'secret' },
}
