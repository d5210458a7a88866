import { cityKey } from '@campo-livre/domain/companies/operations.ts'
import { couponPerson } from '@campo-livre/domain/coupons/counted-uses.ts'
import { expenseSum } from '@campo-livre/domain/expenses/expense-sum.ts'
import { nextMakingDay } from '@campo-livre/domain/expenses/make-due.ts'
import { closingReminderAt } from '@campo-livre/domain/rachas/closing-reminders.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import { isOpenTab } from '@campo-livre/domain/tabs/open-tabs.ts'
import { pickedToken } from '@campo-livre/domain/splits/group-link.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import { settlesAt } from '@campo-livre/domain/tills/settling.ts'
import {
  daysOfMoney,
  entriesOfBooking,
  entriesOfSeries,
  entriesOfTab,
  type TillEntry,
} from '@campo-livre/domain/tills/till-entries.ts'
import { daysTouched } from '@campo-livre/domain/time/days-touched.ts'
import { phoneDigits } from '@campo-livre/domain/users/phone.ts'
import type * as z from 'zod/mini'
import * as records from './records.ts'
import type { Indexes, Row, Table, TableSpec } from './table.ts'

function table<T extends Row, I extends string = never>(
  name: records.TableName,
  schema: z.ZodMiniType<T, T>,
  indexes: Indexes<T, I>,
): TableSpec<T, I> {
  return { name, schema, indexes }
}

const moneyDays = ({ companyId }: { companyId: string }, entries: readonly TillEntry[]): string[] =>
  daysOfMoney(entries).map((day) => `${companyId} ${day}`)

/** The tables of the backend, with the secondary keys by which rows are looked up. */
export const tableSpecs = {
  users: table('users', records.userRecordSchema, {
    email: (row: records.UserRecord) => row.email.toLowerCase(),
    phone: ({ phone }: records.UserRecord) => (phone ? phoneDigits(phone) : null),
    cpf: ({ cpf }: records.UserRecord) => cpf ?? null,
    role: ({ profile }: records.UserRecord) => profile.name,
    /** Those who are told of what is new in a search: `told`. */
    searching: ({ savedSearches = [] }: records.UserRecord) =>
      savedSearches.some(({ told }) => told) ? 'told' : null,
    /** Those for whom a mail of notices waits: `mail`. */
    waiting: ({ waitingNotices = [] }: records.UserRecord) => (waitingNotices.length > 0 ? 'mail' : null),
    /** The end of the address of their card. */
    cardHandle: ({ card }: records.UserRecord) => card?.handle ?? null,
    /** Those who want to be in the directory: `listed`. */
    listed: ({ card }: records.UserRecord) => (card?.listed ? 'listed' : null),
    /** Those who want to be told of open places: `open`. */
    alerted: ({ openAlerts }: records.UserRecord) => (openAlerts ? 'open' : null),
    /** The secret of their calendar's address, as it is kept. */
    calendarSecret: ({ calendarFeed }: records.UserRecord) => calendarFeed?.secret ?? null,
  }),
  companies: table('companies', records.companyRecordSchema, {
    slug: (row: records.CompanyRecord) => row.slug,
    ownerId: (row: records.CompanyRecord) => row.ownerId,
    cep: (row: records.CompanyRecord) => row.address.cep,
    cnpj: (row: records.CompanyRecord) => row.cnpj ?? null,
    /** The name and the city however they are written: `arena sol`, `SP sao paulo`. */
    name: (row: records.CompanyRecord) => fold(row.name),
    city: ({ address }: records.CompanyRecord) => cityKey(address),
  }),
  fields: table('fields', records.fieldRecordSchema, {
    companyId: (row: records.FieldRecord) => row.companyId,
    status: ({ status }: records.FieldRecord) => status,
    /** The prices that it will have: those with later ones. */
    prices: ({ nextPrices }: records.FieldRecord) => (nextPrices.length > 0 ? 'later' : null),
  }),
  closures: table('closures', records.closureRecordSchema, {
    companyId: (row: records.ClosureRecord) => row.companyId,
  }),
  bookings: table('bookings', records.bookingRecordSchema, {
    fieldId: (row: records.BookingRecord) => row.fieldId,
    athleteId: (row: records.BookingRecord) => row.athleteId,
    companyId: (row: records.BookingRecord) => row.companyId,
    /** The field or the arena, and a day in UTC on which some of it is: `fld_7k 2026-11-20`. */
    fieldDay: (row: records.BookingRecord) => daysTouched(row).map((day) => `${row.fieldId} ${day}`),
    companyDay: (row: records.BookingRecord) => daysTouched(row).map((day) => `${row.companyId} ${day}`),
    code: (row: records.BookingRecord) => row.code,
    seriesId: (row: records.BookingRecord) => row.series?.id ?? null,
    /** The status as it is stored: `statusAt` tells that of an instant. */
    status: ({ status }: records.BookingRecord) => status,
    /** The day, in UTC, on which an athlete's confirmed game begins. */
    gameDay: ({ status, athleteId, start }: records.BookingRecord) =>
      status === 'confirmed' && athleteId !== null ? start.slice(0, 10) : null,
    /** The athlete, where it gave them credit or took some. */
    creditOf: ({ athleteId, rain, creditUsed, cancellation }: records.BookingRecord) =>
      rain || creditUsed || cancellation?.creditCents ? athleteId : null,
    /** The coupon that it has, and with it the person who uses it. */
    couponId: ({ couponUsed }: records.BookingRecord) => couponUsed?.couponId ?? null,
    /** The arena, and a day in UTC on which money of it came or went back. */
    moneyDay: (row: records.BookingRecord) => moneyDays(row, entriesOfBooking(row)),
    couponBy: (row: records.BookingRecord) =>
      row.couponUsed ? `${row.couponUsed.couponId} ${couponPerson(row)}` : null,
    creditBy: ({ counter }: records.BookingRecord) => takersOf(counter),
    pixId: ({ counter }: records.BookingRecord) => counter?.pendingPix.map(({ id }) => id) ?? null,
  }),
  seriesRequests: table('seriesRequests', records.seriesRequestRecordSchema, {
    companyId: (row: records.SeriesRequestRecord) => row.companyId,
    athleteId: (row: records.SeriesRequestRecord) => row.athleteId,
  }),
  series: table('series', records.seriesRecordSchema, {
    companyId: (row: records.SeriesRecord) => row.companyId,
    athleteId: (row: records.SeriesRecord) => row.athleteId,
    fieldId: ({ segments }: records.SeriesRecord) => segments.map(({ fieldId }) => fieldId),
    moneyDay: (row: records.SeriesRecord) => moneyDays(row, entriesOfSeries(row)),
    creditBy: ({ accounts }: records.SeriesRecord) => accounts.flatMap(takersOf),
    pixId: ({ accounts }: records.SeriesRecord) =>
      accounts.flatMap(({ pendingPix }) => pendingPix.map(({ id }) => id)),
  }),
  reviews: table('reviews', records.reviewRecordSchema, {
    fieldId: (row: records.ReviewRecord) => row.fieldId,
    companyId: (row: records.ReviewRecord) => row.companyId,
    authorId: (row: records.ReviewRecord) => row.authorId ?? null,
    bookingId: (row: records.ReviewRecord) => row.bookingId ?? null,
  }),
  products: table('products', records.productRecordSchema, {
    companyId: (row: records.ProductRecord) => row.companyId,
  }),
  stockMovements: table('stockMovements', records.stockMovementRecordSchema, {
    companyId: (row: records.StockMovementRecord) => row.companyId,
    productId: (row: records.StockMovementRecord) => row.productId,
    tabId: (row: records.StockMovementRecord) => row.tabId,
    expenseId: (row: records.StockMovementRecord) => row.expenseId,
    lineId: (row: records.StockMovementRecord) => row.lineId,
    reversesId: (row: records.StockMovementRecord) => row.reversesId,
  }),
  productImports: table<records.ProductImportRecord>('productImports', records.productImportRecordSchema, {}),
  edits: table('edits', records.editRecordSchema, {
    subjectId: (row: records.EditRecord) => row.subjectId,
  }),
  audits: table('audits', records.auditRecordSchema, {
    rowId: (row: records.AuditRecord) => row.rowId,
    commandId: (row: records.AuditRecord) => row.commandId,
  }),
  tabs: table('tabs', records.tabRecordSchema, {
    companyId: (row: records.TabRecord) => row.companyId,
    athleteId: (row: records.TabRecord) => row.athleteId,
    code: (row: records.TabRecord) => row.code,
    moneyDay: (row: records.TabRecord) => moneyDays(row, entriesOfTab(row)),
    /** The arena, while it is open. */
    openAt: (row: records.TabRecord) => (isOpenTab(row) ? row.companyId : null),
    /** The bookings that it asks to be paid. */
    asksFor: ({ status, items }: records.TabRecord) =>
      status === 'cancelled' ? null : items.flatMap(({ bookingId }) => bookingId ?? []),
    /** The arena and the months, in UTC, in which something was put on it. */
    soldMonth: ({ companyId, items }: records.TabRecord) =>
      items.map(({ addedAt }) => `${companyId} ${addedAt.slice(0, 7)}`),
    creditBy: takersOf,
    pixId: ({ pendingPix }: records.TabRecord) => pendingPix.map(({ id }) => id),
  }),
  bookingCommands: table<records.BookingCommandRecord>(
    'bookingCommands',
    records.bookingCommandRecordSchema,
    {},
  ),
  tabCommands: table('tabCommands', records.tabCommandRecordSchema, {
    tabId: (row: records.TabCommandRecord) => row.tabId,
    otherTabId: (row: records.TabCommandRecord) => row.otherTabId,
  }),
  sentReceipts: table('sentReceipts', records.sentReceiptRecordSchema, {
    userId: (row: records.SentReceiptRecord) => row.userId,
  }),
  tills: table('tills', records.tillRecordSchema, {
    companyId: (row: records.TillRecord) => row.companyId,
    /** Those that are to be summed up once more: `due`. */
    settling: (row: records.TillRecord) => (settlesAt(row) === null ? null : 'due'),
  }),
  closings: table('closings', records.closingRecordSchema, {
    companyId: (row: records.ClosingRecord) => row.companyId,
    month: (row: records.ClosingRecord) => row.month,
  }),
  bookingLinks: table('bookingLinks', records.bookingLinkRecordSchema, {
    token: (row: records.BookingLinkRecord) => row.token,
    bookingId: (row: records.BookingLinkRecord) => row.bookingId,
  }),
  coupons: table('coupons', records.couponRecordSchema, {
    companyId: (row: records.CouponRecord) => row.companyId,
    /** The arena and the code by which it is asked for. */
    code: ({ companyId, code }: records.CouponRecord) => `${companyId} ${code}`,
  }),
  deals: table('deals', records.dealRecordSchema, {
    companyId: (row: records.DealRecord) => row.companyId,
  }),
  waits: table('waits', records.waitRecordSchema, {
    companyId: (row: records.WaitRecord) => row.companyId,
    athleteId: (row: records.WaitRecord) => row.athleteId,
    /** The field, and a day in UTC on which some of the time is. */
    fieldDay: (row: records.WaitRecord) => daysTouched(row).map((day) => `${row.fieldId} ${day}`),
    /** The day, in UTC, on which it is looked at again. */
    dueDay: ({ dueAt }: records.WaitRecord) => dueAt.slice(0, 10),
  }),
  expenses: table('expenses', records.expenseRecordSchema, {
    companyId: (row: records.ExpenseRecord) => row.companyId,
    seriesId: (row: records.ExpenseRecord) => row.series?.id ?? null,
    /** The day on which an expense is due that is not paid yet. */
    unpaidDay: (row: records.ExpenseRecord) =>
      row.kind === 'expense' && expenseSum(row).leftCents !== 0 ? row.dueDay : null,
  }),
  expenseSeries: table('expenseSeries', records.expenseSeriesRecordSchema, {
    companyId: (row: records.ExpenseSeriesRecord) => row.companyId,
    /** The day from which the next one is made. */
    makingDay: nextMakingDay,
  }),
  expenseReceipts: table('expenseReceipts', records.expenseReceiptRecordSchema, {
    expenseId: (row: records.ExpenseReceiptRecord) => row.expenseId,
  }),
  expenseCommands: table<records.ExpenseCommandRecord>(
    'expenseCommands',
    records.expenseCommandRecordSchema,
    {},
  ),
  rachas: table('rachas', records.rachaRecordSchema, {
    bookingId: ({ bookingId }: records.RachaRecord) => bookingId,
    organizerId: ({ organizerId }: records.RachaRecord) => organizerId,
    groupId: ({ groupId }: records.RachaRecord) => groupId,
    code: ({ code }: records.RachaRecord) => code,
    linkToken: ({ linkToken }: records.RachaRecord) => linkToken,
    /** The month, in UTC, in which it begins; that of one which everybody may find. */
    startMonth: ({ start }: records.RachaRecord) => start.slice(0, 7),
    openMonth: ({ start, visibility, cancelledAt }: records.RachaRecord) =>
      visibility === 'public' && cancelledAt === null ? start.slice(0, 7) : null,
    /** The day, in UTC, on which regulars are told that their places close. */
    closingDay: (row: records.RachaRecord) => closingReminderAt(row)?.slice(0, 10) ?? null,
    /** Those who organise it or have a part in it. */
    userId: ({ organizerId, participants }: records.RachaRecord) => [organizerId, ...usersIn(participants)],
  }),
  splits: table('splits', records.splitRecordSchema, {
    organizerId: ({ organizerId }: records.SplitRecord) => organizerId,
    code: ({ code }: records.SplitRecord) => code,
    /** All that it was made from: a booking, a tab, a racha. */
    sourceId: ({ origin, items }: records.SplitRecord) =>
      [origin.id, ...items.map(({ source }) => source?.id)].flatMap((id) => id ?? []),
    groupToken: ({ groupToken }: records.SplitRecord) => groupToken,
    /** The secrets of the links to its shares, own ones and those picked by the group's. */
    shareToken: ({ groupToken, people }: records.SplitRecord) =>
      people.flatMap(({ id, token }) => [token, pickedToken(groupToken, id)]),
    paymentId: ({ payments }: records.SplitRecord) => payments.map(({ id }) => id),
    /** Those who organise it or have a share. */
    userId: ({ organizerId, people }: records.SplitRecord) => [organizerId, ...usersIn(people)],
  }),
  notifications: table('notifications', records.notificationRecordSchema, {
    userId: (row: records.NotificationRecord) => row.userId,
  }),
  cards: table('cards', records.cardRecordSchema, {
    charge: ({ charge }: records.CardRecord) => (charge.waits ? 'waits' : null),
  }),
  sessions: table('sessions', records.sessionRecordSchema, {
    userId: (row: records.SessionRecord) => row.userId,
    publicId: (row: records.SessionRecord) => row.publicId,
    /** The session of the admin who looks. */
    parentId: ({ look }: records.SessionRecord) => look?.parentId ?? null,
  }),
  mails: table('mails', records.mailRecordSchema, {
    reader: ({ to }: records.MailRecord) => to.toLowerCase(),
  }),
  proofs: table('proofs', records.proofRecordSchema, {
    email: (row: records.ProofRecord) => row.email.toLowerCase(),
    userId: (row: records.ProofRecord) => row.userId ?? null,
    /** The day, in UTC, on which it was sent. */
    sentDay: ({ sentAt }: records.ProofRecord) => sentAt.slice(0, 10),
  }),
  attempts: table<records.AttemptRecord>('attempts', records.attemptRecordSchema, {}),
  interests: table('interests', records.interestRecordSchema, {
    reader: ({ email }: records.InterestRecord) => email.toLowerCase(),
  }),
  replays: table('replays', records.replayRecordSchema, {
    /** An id is that of the user, a colon and the key. */
    userId: ({ id }: records.ReplayRecord) => id.slice(0, id.indexOf(':')),
  }),
  noticed: table<records.NoticedRecord>('noticed', records.noticedRecordSchema, {}),
}

/** Returns those whose credit an account has taken. */
function takersOf(account: Partial<Pick<Account, 'credits'>> | undefined): string[] {
  return (account?.credits ?? []).flatMap(({ byId, voided }) => (byId === null || voided ? [] : byId))
}

function usersIn(people: readonly { userId: string | null }[]): string[] {
  return people.flatMap(({ userId }) => userId ?? [])
}

/** The tables of a store, by name. */
export type Tables = {
  [Name in records.TableName]: (typeof tableSpecs)[Name] extends TableSpec<infer T, infer I>
    ? Table<T, I>
    : never
}
