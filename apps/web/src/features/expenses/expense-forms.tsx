import { serverNow } from '@campo-livre/api/client/server-time.ts'
import {
  deleteScopeSchema,
  expenseChangeSchema,
  expensePaySchema,
  newExpenseSchema,
  seriesChangeSchema,
} from '@campo-livre/domain/expenses/expense-input.ts'
import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import {
  type ExpenseKind,
  repeatLabels,
  scopeLabels,
  weekendLabels,
} from '@campo-livre/domain/expenses/expense-words.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { FormField } from '../../lib/form/form-field.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { type ResourceForm, resourceForm, rowForm } from '../../lib/resource/resource-writes.ts'
import { methodChoices } from './expense-columns.tsx'
import { sendUndoable } from './last-command.ts'
import { ledgerWords } from './ledger-words.ts'
import { ReceiptInput } from './receipts/receipt-input.tsx'

/** Returns the day that it is now at the company of a row. */
export const todayOf = ({ timeZone }: Pick<ExpenseRow, 'timeZone'>) => localDay(timeZone, serverNow())

const scope: FormField<'scope'> = {
  name: 'scope',
  label: 'Mudar',
  description: 'As que já têm pagamento ficam como estão.',
  type: 'choice',
  choices: choicesOf(scopeLabels),
}

const isPaid = ({ paid }: Readonly<Record<string, string>>) => paid === 'true'

const recurs = ({ repeats }: Readonly<Record<string, string>>) =>
  repeats === 'week' || repeats === 'month' || repeats === 'year'

/** Returns the forms of a kind: a new one, a change, a payment, and the deletion of some of a series (H5). */
export function formsOf(kind: ExpenseKind) {
  const words = ledgerWords[kind]
  const facts = [
    { name: 'description', label: 'Descrição', type: 'text' },
    { name: 'supplier', label: `${words.supplier} (opcional)`, type: 'text' },
    {
      name: 'category',
      label: 'Categoria',
      type: 'choice',
      choices: choicesOf(words.categories),
      half: true,
    },
    { name: 'amountCents', label: 'Valor', type: 'money', half: true },
    { name: 'dueDay', label: 'Vencimento', type: 'day' },
  ] as const satisfies readonly FormField[]
  const method = {
    name: 'method',
    label: 'Forma de pagamento (opcional)',
    type: 'choice',
    choices: methodChoices,
  } as const
  const note = { name: 'note', label: 'Observação (opcional)', type: 'text', rows: 2 } as const
  const create = resourceForm({
    fields: [
      ...facts,
      { name: 'paid', label: words.alreadyPaid, type: 'flag' },
      { name: 'paidDay', label: words.paidOn, type: 'day', half: true, shown: isPaid },
      { ...method, label: 'Forma de pagamento', half: true, shown: isPaid },
      { ...method, shown: (texts) => !isPaid(texts) },
      {
        name: 'receipt',
        label: 'Comprovante (opcional)',
        type: 'custom',
        large: true,
        render: (props) => <ReceiptInput {...props} />,
        spoken: () => 'outro comprovante',
      },
      { name: 'repeats', label: 'Repete', type: 'choice', choices: choicesOf(repeatLabels) },
      {
        name: 'instalments',
        label: 'Em quantas parcelas',
        description: 'O valor acima se divide entre elas, uma por mês.',
        type: 'count',
        shown: ({ repeats }) => repeats === 'instalments',
      },
      {
        name: 'weekend',
        label: 'Se cair num fim de semana',
        type: 'choice',
        choices: choicesOf(weekendLabels),
        shown: recurs,
      },
      note,
    ],
    schema: newExpenseSchema,
    initialValues: () => ({
      repeats: 'once',
      weekend: 'keep',
      paid: false,
    }),
    send: ({ paid, paidDay, ...body }, attempt) =>
      sendUndoable(
        { type: 'create', kind, ...body, paidDay: paid ? paidDay : null },
        attempt,
        ({ expenses }) =>
          expenses.length > 1
            ? `Criadas ${expenses.length}: ${body.description}`
            : `Criada: ${body.description}`,
      ),
  })
  const editOne = resourceForm({
    fields: [...facts, method, note],
    schema: expenseChangeSchema,
    initialValues: ({ version, ...row }: ExpenseRow) => ({ ...factsOf(row), version }),
    send: (body, attempt, { id }) =>
      sendUndoable({ type: 'change', expenseId: id, ...body }, attempt, () => `Mudada: ${body.description}`),
  })
  const editOfSeries = resourceForm({
    fields: [...facts, method, note, scope],
    schema: seriesChangeSchema,
    initialValues: ({ version, ...row }: ExpenseRow) => ({ ...factsOf(row), version }),
    send: (body, attempt, { id }) =>
      sendUndoable({ type: 'change', expenseId: id, ...body }, attempt, ({ expenses }) =>
        expenses.length > 1
          ? `Mudadas ${expenses.length}: ${body.description}`
          : `Mudada: ${body.description}`,
      ),
  })
  const edit = ({ productId, series }: ExpenseRow): ResourceForm<ExpenseRow> | null =>
    productId !== null ? null : series === null ? editOne : editOfSeries
  return { create, edit, pay: payForm(kind), remove: removeForm(kind) }
}

/** Returns the facts of a row that its form changes. */
function factsOf({
  description,
  supplier,
  category,
  amountCents,
  dueDay,
  method,
  note,
}: Omit<ExpenseRow, 'version'>) {
  return { description, supplier, category, amountCents, dueDay, method, note }
}

function payForm(kind: ExpenseKind) {
  const words = ledgerWords[kind]
  return rowForm({
    slug: 'pagar',
    label: words.pay,
    available: ({ leftCents }: ExpenseRow) => leftCents > 0,
    fields: [
      { name: 'amountCents', label: 'Valor', description: 'Pode ser só uma parte.', type: 'money' },
      { name: 'day', label: 'Dia', type: 'day' },
      { name: 'method', label: 'Forma de pagamento', type: 'choice', choices: methodChoices },
    ],
    schema: expensePaySchema,
    initialValues: (row: ExpenseRow) => ({
      amountCents: row.leftCents,
      day: todayOf(row),
      method: row.method ?? 'pix',
    }),
    send: (body, attempt, { id, description }) =>
      sendUndoable({ type: 'pay', expenseId: id, ...body }, attempt, () => `${words.paid}: ${description}`),
    summary: ({ leftCents }, { amountCents }) => {
      if (amountCents > leftCents) return null
      return amountCents === leftCents
        ? 'Fica tudo pago.'
        : `Ficam faltando ${formatCents(leftCents - amountCents)}.`
    },
    submit: words.pay,
    done: words.paid,
    failure: words.notPaid,
  })
}

function removeForm(kind: ExpenseKind) {
  const { noun } = ledgerWords[kind]
  return rowForm({
    slug: 'apagar',
    label: 'Apagar',
    available: ({ series, productId, paidCents }: ExpenseRow) =>
      series !== null && productId === null && paidCents === 0,
    fields: [
      {
        name: 'scope',
        label: 'Quais apagar',
        description: 'As que já têm pagamento ficam. Dá para desfazer logo depois.',
        type: 'choice',
        choices: choicesOf(scopeLabels),
      },
    ],
    schema: deleteScopeSchema,
    initialValues: () => ({}),
    send: ({ scope: taken }, attempt, { id, description }) =>
      sendUndoable(
        { type: 'delete', expenseIds: [id], scope: taken },
        attempt,
        () => `${taken === 'one' ? 'Apagada' : 'Apagadas'}: ${description}`,
      ),
    submit: `Apagar ${noun.many}`,
    done: 'Apagado',
    failure: 'Não deu para apagar. Tente de novo.',
  })
}
