import { removeReceipt } from '@campo-livre/api/expenses/receipts.ts'
import type { ExpenseRow, ReceiptInfo } from '@campo-livre/domain/expenses/expense.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useState } from 'react'
import { useAction } from '../../../lib/action/use-action.ts'
import { ConfirmQuestion } from '../../../lib/confirm/confirm-question.tsx'
import details from '../expense-details.module.css'
import { ReceiptView } from './receipt-view.tsx'

type Props = { row: ExpenseRow; receipt: ReceiptInfo }

/** A receipt: its name, and pressed, its picture or PDF below it. */
export function ReceiptItem({ row, receipt }: Props) {
  const { id, name } = receipt
  const [shown, setShown] = useState(false)
  const [asked, setAsked] = useState(false)
  return (
    <li className={details.item}>
      <button
        type="button"
        className={details.receipt}
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {name}
      </button>
      {shown && <ReceiptView expenseId={row.id} receipt={receipt} />}
      {shown && !asked && (
        <button type="button" className={button.subtle} onClick={() => setAsked(true)}>
          Remover comprovante
        </button>
      )}
      {asked && <RemoveQuestion row={row} id={id} name={name} onClose={() => setAsked(false)} />}
    </li>
  )
}

type Asked = { row: ExpenseRow; id: string; name: string; onClose: () => void }

function RemoveQuestion({ row, id, name, onClose }: Asked) {
  const action = useAction({
    mutation: {
      mutationFn: (_nothing, attempt) => removeReceipt(row.id, id, attempt),
      meta: { changes: ['expenses'] },
    },
    toast: () => ({ title: 'Comprovante removido', text: name }),
    done: onClose,
    failure: 'Não deu para remover o comprovante. Tente de novo.',
  })
  return (
    <ConfirmQuestion
      title="Remover o comprovante?"
      keep="Manter comprovante"
      act="Remover comprovante"
      tone="danger"
      action={action}
      onAct={() => action.run()}
      onKeep={onClose}
    >
      <p>Isso não dá para desfazer.</p>
    </ConfirmQuestion>
  )
}
