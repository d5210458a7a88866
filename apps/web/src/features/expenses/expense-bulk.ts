import { categorySchema, MAX_EXPENSES, payAllSchema } from '@campo-livre/domain/expenses/expense-input.ts'
import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { type ExpenseKind, ledgerCategoryLabels } from '@campo-livre/domain/expenses/expense-words.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import * as z from 'zod/mini'
import { choicesOf } from '../../lib/resource/choices.ts'
import { counted } from '../../lib/resource/noun.ts'
import { type BulkAction, type BulkPreviewLine, bulkAction } from '../../lib/resource/resource-writes.ts'
import { methodChoices, nameOf } from './expense-columns.tsx'
import { todayOf } from './expense-forms.tsx'
import { sendUndoable } from './last-command.ts'
import { ledgerWords } from './ledger-words.ts'

const BOUGHT = 'É de uma compra de estoque: muda no produto.'
const PAID = 'Já tem pagamento.'

const lineOf = (row: ExpenseRow) => ({ id: row.id, name: nameOf(row) })
const idsOf = (rows: readonly ExpenseRow[]) => rows.map(({ id }) => id)
const open = (rows: readonly ExpenseRow[]) => rows.filter(({ leftCents }) => leftCents > 0)
const entered = (rows: readonly ExpenseRow[]) => rows.filter(({ productId }) => productId === null)
const deletable = (rows: readonly ExpenseRow[]) => entered(rows).filter(({ paidCents }) => paidCents === 0)
const none = 'Nenhuma das marcadas muda assim.'

/** Returns what can be done with several of a kind at once (H5). */
export function bulkOf(kind: ExpenseKind): readonly BulkAction<ExpenseRow>[] {
  const words = ledgerWords[kind]
  const many = (rows: readonly ExpenseRow[]) => counted(words.noun, rows.length)
  const payAll = bulkAction({
    label: words.payMany,
    done: words.paid,
    max: MAX_EXPENSES,
    fields: [
      { name: 'day', label: 'Dia', type: 'day' },
      { name: 'method', label: 'Forma de pagamento', type: 'choice', choices: methodChoices },
    ],
    schema: payAllSchema,
    initialValues: ([row]: readonly ExpenseRow[]) => ({ method: 'pix', ...(row && { day: todayOf(row) }) }),
    check: (rows: readonly ExpenseRow[]) => (open(rows).length === 0 ? { day: none } : {}),
    summary: (rows) => {
      const cents = open(rows).reduce((sum, { leftCents }) => sum + leftCents, 0)
      return `${many(open(rows))}, ${formatCents(cents)} ao todo.`
    },
    preview: (rows) =>
      rows.map((row): BulkPreviewLine => ({
        ...lineOf(row),
        before: formatCents(row.leftCents),
        after: words.statuses.paid,
        ...(row.leftCents === 0 && { reason: `${words.statuses.paid} antes.` }),
      })),
    send: (body, attempt, rows) =>
      sendUndoable(
        { type: 'pay_all', expenseIds: idsOf(open(rows)), ...body },
        attempt,
        () => `${words.paid}: ${many(open(rows))}`,
      ),
  })
  const categorize = bulkAction({
    label: 'Mudar categoria',
    done: 'Categoria mudada',
    max: MAX_EXPENSES,
    fields: [{ name: 'category', label: 'Categoria', type: 'choice', choices: choicesOf(words.categories) }],
    schema: categorySchema,
    initialValues: () => ({}),
    check: (rows: readonly ExpenseRow[]) => (entered(rows).length === 0 ? { category: none } : {}),
    preview: (rows, { category }) =>
      rows.map((row): BulkPreviewLine => ({
        ...lineOf(row),
        before: ledgerCategoryLabels[row.category],
        after: ledgerCategoryLabels[category],
        ...(row.productId !== null && { reason: BOUGHT }),
      })),
    send: ({ category }, attempt, rows) =>
      sendUndoable(
        { type: 'categorize', expenseIds: idsOf(entered(rows)), category },
        attempt,
        () => `Em ${ledgerCategoryLabels[category]}: ${many(entered(rows))}`,
      ),
  })
  const remove = bulkAction({
    label: 'Apagar',
    done: 'Apagadas',
    max: MAX_EXPENSES,
    fields: [],
    schema: z.object({}),
    initialValues: () => ({}),
    check: () => ({}),
    summary: (rows) => `${many(deletable(rows))}. Dá para desfazer logo depois.`,
    preview: (rows: readonly ExpenseRow[]) =>
      rows.map((row): BulkPreviewLine => ({
        ...lineOf(row),
        before: formatCents(row.amountCents),
        after: 'sai da lista',
        ...(row.paidCents > 0 && { reason: PAID }),
        ...(row.productId !== null && { reason: BOUGHT }),
      })),
    send: (_body, attempt, rows) =>
      sendUndoable(
        { type: 'delete', expenseIds: idsOf(deletable(rows)), scope: 'one' },
        attempt,
        () => `Apagadas: ${many(deletable(rows))}`,
      ),
  })
  return [payAll, categorize, remove]
}
