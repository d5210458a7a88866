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
export type ExpenseCategory = keyof typeof expenseCategoryLabels
export const expenseCategories = Object.keys(expenseCategoryLabels) as [ExpenseCategory, ...ExpenseCategory[]]

export const expenseStatuses = ['pending', 'overdue', 'paid'] as const
export type ExpenseStatus = (typeof expenseStatuses)[number]
export const expenseStatusLabels: Record<ExpenseStatus, string> = {
  pending: 'A pagar',
  overdue: 'Vencida',
  paid: 'Paga',
}
