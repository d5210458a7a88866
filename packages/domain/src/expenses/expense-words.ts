/** The kinds of entries of this ledger: expenses of a company, and its income beside bookings and bar. */
export const expenseKinds = ['expense', 'income'] as const
export type ExpenseKind = (typeof expenseKinds)[number]

/** The categories of a company's expenses, with their Portuguese labels. */
export const expenseCategoryLabels = {
  rent: 'Aluguel',
  energy: 'Energia',
  water: 'Água',
  internet: 'Internet',
  staff: 'Salários',
  stock: 'Compras do bar',
  maintenance: 'Manutenção',
  cleaning: 'Limpeza',
  marketing: 'Divulgação',
  taxes: 'Impostos e taxas',
  other: 'Outras',
} as const

/** The categories of other income, with their Portuguese labels. */
export const incomeCategoryLabels = {
  sponsor: 'Patrocínio',
  sublet: 'Aluguel de espaço',
  lessons: 'Escolinha e aulas',
  event: 'Eventos',
  other_income: 'Outras receitas',
} as const

export const ledgerCategoryLabels = { ...expenseCategoryLabels, ...incomeCategoryLabels }
export type LedgerCategory = keyof typeof ledgerCategoryLabels
export const ledgerCategories = Object.keys(ledgerCategoryLabels) as [LedgerCategory, ...LedgerCategory[]]

/** Returns whether a category belongs to a kind. */
export function fitsKind(category: LedgerCategory, kind: ExpenseKind): boolean {
  return category in (kind === 'income' ? incomeCategoryLabels : expenseCategoryLabels)
}

export const expenseStatuses = ['pending', 'overdue', 'paid'] as const
export type ExpenseStatus = (typeof expenseStatuses)[number]
export const expenseStatusLabels: Record<ExpenseStatus, string> = {
  pending: 'A pagar',
  overdue: 'Vencida',
  paid: 'Paga',
}
export const incomeStatusLabels: Record<ExpenseStatus, string> = {
  pending: 'A receber',
  overdue: 'Atrasada',
  paid: 'Recebida',
}

/** The periods after which one recurs. */
export const expensePeriods = ['week', 'month', 'year'] as const
export type ExpensePeriod = (typeof expensePeriods)[number]

/** The ways in which one comes: once, divided, or again and again. */
export const repeatLabels = {
  once: 'Uma vez',
  instalments: 'Em parcelas',
  week: 'Toda semana',
  month: 'Todo mês',
  year: 'Todo ano',
} as const
export type Repeat = keyof typeof repeatLabels
export const repeats = Object.keys(repeatLabels) as [Repeat, ...Repeat[]]

/** The day on which one is due whose own falls on a weekend. */
export const weekendLabels = {
  keep: 'No mesmo dia',
  before: 'Na sexta antes',
  after: 'Na segunda depois',
} as const
export type Weekend = keyof typeof weekendLabels
export const weekends = Object.keys(weekendLabels) as [Weekend, ...Weekend[]]

/** The part of a series that a change concerns (rule 6 has the same of bookings). */
export const scopeLabels = {
  one: 'Só esta',
  following: 'Esta e as próximas',
  all: 'Todas',
} as const
export type Scope = keyof typeof scopeLabels
export const scopes = Object.keys(scopeLabels) as [Scope, ...Scope[]]
