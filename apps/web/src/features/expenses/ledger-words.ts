import {
  expenseCategoryLabels,
  type ExpenseKind,
  type ExpenseStatus,
  expenseStatusLabels,
  incomeCategoryLabels,
  incomeStatusLabels,
} from '@campo-livre/domain/expenses/expense-words.ts'
import type { Noun } from '../../lib/resource/resource.ts'

type LedgerWords = {
  noun: Noun
  /** The labels of the categories. */
  categories: Readonly<Record<string, string>>
  statuses: Readonly<Record<ExpenseStatus, string>>
  supplier: string
  paidDay: string
  pay: string
  payMany: string
  paid: string
  payment: string
  notPaid: string
  /** The act of a row, and what was done by it. */
  mine: string
  /** The tick of a new one that is paid, and its day. */
  alreadyPaid: string
  paidOn: string
  done: string
  /** The labels of the figures above the list. */
  due: { overdue: string; week: string; month: string }
}

/** The words in which expenses and other income differ (H5). */
export const ledgerWords: Readonly<Record<ExpenseKind, LedgerWords>> = {
  expense: {
    noun: { one: 'despesa', many: 'despesas', gender: 'f' },
    categories: expenseCategoryLabels,
    statuses: expenseStatusLabels,
    supplier: 'Fornecedor',
    paidDay: 'Paga em',
    pay: 'Registrar pagamento',
    payMany: 'Pagar',
    paid: 'Pagamento registrado',
    payment: 'pagamento',
    notPaid: 'Não deu para registrar o pagamento. Tente de novo.',
    mine: 'Paguei',
    alreadyPaid: 'Já paguei',
    paidOn: 'Paguei em',
    done: 'Paga hoje',
    due: { overdue: 'Vencidas', week: 'Vencem esta semana', month: 'Vencem este mês' },
  },
  income: {
    noun: { one: 'receita', many: 'receitas', gender: 'f' },
    categories: incomeCategoryLabels,
    statuses: incomeStatusLabels,
    supplier: 'De quem',
    paidDay: 'Recebida em',
    pay: 'Registrar recebimento',
    payMany: 'Receber',
    paid: 'Recebimento registrado',
    payment: 'recebimento',
    notPaid: 'Não deu para registrar o recebimento. Tente de novo.',
    mine: 'Recebi',
    alreadyPaid: 'Já recebi',
    paidOn: 'Recebi em',
    done: 'Recebida hoje',
    due: { overdue: 'Atrasadas', week: 'A receber esta semana', month: 'A receber este mês' },
  },
}
