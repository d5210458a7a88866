import {
  type About,
  blank,
  emptied,
  renamed,
  unnamed,
  within,
} from '@campo-livre/domain/privacy/personal-data.ts'

/** A person who did something, in an object that names them by `byId`. */
export const doneBy: About = { in: '', who: 'byId', by: 'id', fates: { byId: emptied } }

/** The payments, codes and credits of an account. Amounts, days and methods stay: others' sums are made of them. */
const account: readonly About[] = [
  ...within('payments[]', [doneBy]),
  ...within('payments[].voided', [doneBy]),
  ...within('pendingPix[]', [doneBy]),
  ...within('pendingCards[]', [doneBy]),
  ...within('credits[]', [doneBy]),
  ...within('credits[].voided', [doneBy]),
]

/**
 * A person by phone alone: somebody at the counter without an account. Their own name goes, another's stays; the words of
 * the bank at `key` go.
 */
const byPhone = (key?: string): About => ({
  in: '',
  who: 'customerPhone',
  by: 'phone',
  fates: { customerPhone: emptied, customerName: 'cleaned', ...bankWords(key) },
})

const bankWords = (key?: string) => (key === undefined ? {} : { [key]: unnamed })

/** A customer as bookings, tabs and fixed slots name one; `key` is the path to the words of a bank about their payments. */
export const customer = (key?: string): readonly About[] => [
  {
    in: '',
    who: 'athleteId',
    by: 'id',
    fates: { athleteId: emptied, customerName: renamed, customerPhone: emptied, ...bankWords(key) },
  },
  byPhone(key),
]

/** A booking. The law wants what was paid for it; the note and the reasons are words about its athlete, or theirs. */
export const bookingPeople: readonly About[] = [
  {
    in: '',
    who: 'athleteId',
    by: 'id',
    fates: {
      athleteId: emptied,
      customerName: renamed,
      customerPhone: emptied,
      'cancellation.reason': emptied,
      'counter.note': blank,
      payment: { kept: 'Fiscal record of the arena (LGPD art. 16, I)' },
      'counter.payments[].statementKey': unnamed,
    },
  },
  byPhone('counter.payments[].statementKey'),
  ...within('counter', account),
]

/** A tab, with whoever served it. */
export const tabPeople: readonly About[] = [
  ...customer('payments[].statementKey'),
  ...account,
  ...within('discount', [doneBy]),
  { in: 'items[]', who: 'addedById', by: 'id', fates: { addedById: emptied } },
  ...within('items[].returns[]', [doneBy]),
  ...within('items[].courtesies[]', [doneBy]),
]

/** The words of a tab: reasons, and notes of its lines. */
export const tabWords: readonly string[] = [
  'payments[].voided.reason',
  'discount.reason',
  'items[].note',
  'items[].returns[].reason',
  'items[].courtesies[].reason',
]

/** A fixed slot, its bills and its history. */
export const seriesPeople: readonly About[] = [
  {
    in: '',
    who: 'athleteId',
    by: 'id',
    fates: {
      athleteId: emptied,
      customerName: renamed,
      customerPhone: emptied,
      note: blank,
      accounts: { kept: 'Fiscal record of the arena (LGPD art. 16, I)' },
      'accounts[].payments[].statementKey': unnamed,
    },
  },
  byPhone('accounts[].payments[].statementKey'),
  ...within('accounts[]', account),
  ...within('changes[]', [doneBy]),
]

/** An expense with its payments. */
export const expensePeople: readonly About[] = [
  ...within('payments[]', [doneBy]),
  ...within('payments[].voided', [doneBy]),
]
