import { capital } from '@campo-livre/domain/text/capital.ts'
import { sendExpenseCommand } from '@campo-livre/api/expenses/send-expense-command.ts'
import type { ExpensePayment, ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { voidReasonSchema } from '@campo-livre/domain/expenses/expense-input.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useState } from 'react'
import { useAction } from '../../lib/action/use-action.ts'
import { ConfirmQuestion } from '../../lib/confirm/confirm-question.tsx'
import { reasonDraft } from '../../lib/confirm/reason.ts'
import { dayText } from '../../lib/resource/table/cell-text.ts'
import classes from './expense-details.module.css'

type Props = {
  row: ExpenseRow
  payment: ExpensePayment
  /** Its noun: `pagamento`, `recebimento`. */
  words: string
}

/** A payment: how much, how, when; and the question that voids it. One that was voided stays to be seen (H5). */
export function PaymentItem({ row, payment, words }: Props) {
  const { amountCents, method, day, voided } = payment
  const [asked, setAsked] = useState(false)
  const facts = `${formatCents(amountCents)} · ${moneyMethodLabels[method]} · ${dayText(day)}`
  if (voided)
    return (
      <li className={classes.item}>
        <p>
          <s>{facts}</s>
        </p>
        <p className={classes.dim}>Desfeito: “{voided.reason}”</p>
      </li>
    )
  return (
    <li className={classes.item}>
      <p className={classes.facts}>{facts}</p>
      {asked ? (
        <VoidQuestion row={row} payment={payment} words={words} onClose={() => setAsked(false)} />
      ) : (
        <button type="button" className={button.subtle} onClick={() => setAsked(true)}>
          Desfazer {words}
        </button>
      )}
    </li>
  )
}

function VoidQuestion({ row, payment, words, onClose }: Props & { onClose: () => void }) {
  const draft = reasonDraft(`void ${payment.id}`)
  const action = useAction<string>({
    mutation: {
      mutationFn: (reason, attempt) =>
        sendExpenseCommand(
          { type: 'void_payment', expenseId: row.id, paymentId: payment.id, reason },
          attempt,
        ),
      meta: { changes: ['expenses', 'financial', 'admin'] },
      onSuccess: () => draft.drop(),
    },
    toast: () => ({
      title: `${capital(words)} desfeito`,
      text: row.description,
    }),
    done: onClose,
    failure: `Não deu para desfazer o ${words}. Tente de novo.`,
  })
  return (
    <ConfirmQuestion
      title={`Desfazer esse ${words}?`}
      keep={`Manter ${words}`}
      act={`Desfazer ${words}`}
      tone="danger"
      action={action}
      reason={{ label: 'O que estava errado', schema: voidReasonSchema.shape.reason, draft }}
      onAct={(reason) => action.run(reason)}
      onKeep={onClose}
    >
      <p>Ele sai das contas, como se não tivesse acontecido, e fica aqui riscado.</p>
    </ConfirmQuestion>
  )
}
