import { expenseCategoryLabels, incomeCategoryLabels } from '../expenses/expense-words.ts'
import type { MoneyMethod } from '../payments/money-methods.ts'

/** The kinds of a movement. A transfer moves money between two accounts of the company, and changes no result. */
export const entryKinds = ['income', 'outgo', 'transfer'] as const
export type EntryKind = (typeof entryKinds)[number]
export const entryKindLabels: Record<EntryKind, string> = {
  income: 'Entrada',
  outgo: 'Saída',
  transfer: 'Transferência',
}

/** The sources of a movement of money. */
export const entrySources = [
  'booking',
  'series',
  'tab',
  'expense',
  'refund',
  'other',
  'till',
  'transfer',
  'opening',
  'fee',
  'adjustment',
] as const
export type EntrySource = (typeof entrySources)[number]
export const entrySourceLabels: Record<EntrySource, string> = {
  booking: 'Reserva',
  series: 'Mensalista',
  tab: 'Comanda',
  expense: 'Despesa',
  refund: 'Dinheiro de volta',
  other: 'Outra receita',
  till: 'Diferença de caixa',
  transfer: 'Entre contas',
  opening: 'Saldo inicial',
  fee: 'Taxa do cartão',
  adjustment: 'Ajuste de mês fechado',
}

/** The ways by which a company earns: each income has one. */
export const channelLabels = {
  site: 'Site',
  counter: 'Balcão',
  series: 'Mensalistas',
  racha: 'Rachas',
  bar: 'Bar',
  other: 'Outras receitas',
} as const
export type Channel = keyof typeof channelLabels
export const channels = Object.keys(channelLabels) as [Channel, ...Channel[]]

/** The accounts in which a company has its money. */
export const accountLabels = {
  cash: 'Dinheiro',
  bank: 'Banco e Pix',
  card: 'Cartão a receber',
} as const
export type MoneyAccount = keyof typeof accountLabels
export const moneyAccounts = Object.keys(accountLabels) as [MoneyAccount, ...MoneyAccount[]]

/** The accounts whose money moves: that of cards is only expected, until the bank has it. */
export const movedAccounts = ['cash', 'bank'] as const satisfies readonly MoneyAccount[]
export type MovedAccount = (typeof movedAccounts)[number]

/** Returns the account that a method moves: what is paid at the venue without another word is cash, as in the till. */
export function accountOf(method: MoneyMethod, source: EntrySource): MoneyAccount {
  if (method === 'cash' || method === 'venue') return 'cash'
  // A card that pays an expense is the company's own, and of other income the day is entered on which it came.
  return method === 'card' && source !== 'expense' && source !== 'other' ? 'card' : 'bank'
}

/** The categories of what goes out, and of other income. */
export const entryCategoryLabels = {
  ...expenseCategoryLabels,
  refund: 'Dinheiro de volta',
  till: 'Diferença de caixa',
  'card-fee': 'Taxas de cartão',
  adjustment: 'Ajuste de mês fechado',
  ...incomeCategoryLabels,
} as const
export type EntryCategory = keyof typeof entryCategoryLabels
export const entryCategories = Object.keys(entryCategoryLabels) as [EntryCategory, ...EntryCategory[]]

/**
 * The views of a company's money (rule 10), which are never mixed: `cash` by when it moved, `accrual` by when it was
 * earned or owed.
 */
export const moneyViews = ['cash', 'accrual'] as const
export type MoneyView = (typeof moneyViews)[number]
