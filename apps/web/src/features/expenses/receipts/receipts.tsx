import { addReceipt } from '@campo-livre/api/expenses/receipts.ts'
import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { MAX_RECEIPTS, type NewReceipt } from '@campo-livre/domain/expenses/receipt-input.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useRef, useState } from 'react'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import { Notice } from '../../../lib/notice/notice.tsx'
import { PictureProblem } from '../../../lib/picture-editor/read-picture.ts'
import details from '../expense-details.module.css'
import { ReceiptItem } from './receipt-item.tsx'
import { readReceipt } from './read-receipt.ts'
import { receiptFiles } from './receipt-files.ts'

/** The receipts of an expense, up to five: each is seen in place, and a photo or PDF is added (H5). */
export function Receipts({ row }: { row: ExpenseRow }) {
  const { id, receipts } = row
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const action = useAction<NewReceipt>({
    mutation: {
      mutationFn: (body, attempt) => addReceipt(id, body, attempt),
      meta: { changes: ['expenses'] },
    },
    toast: (_answer, { name }) => ({ title: 'Comprovante guardado', text: name }),
    failure: 'Não deu para guardar o comprovante. Tente de novo.',
  })
  const take = async (file: File | undefined) => {
    if (!file) return
    setProblem(null)
    action.reset()
    try {
      action.run(await readReceipt(file))
    } catch (error) {
      setProblem(error instanceof PictureProblem ? error.message : 'Esse arquivo não abre. Escolha outro.')
    }
  }
  const kept = action.error === null ? undefined : action.variables
  return (
    <section aria-labelledby="expense-receipts">
      <h3 id="expense-receipts" className={details.title}>
        Comprovantes
      </h3>
      {receipts.length > 0 && (
        <ul className={details.list}>
          {receipts.map((receipt) => (
            <ReceiptItem key={receipt.id} row={row} receipt={receipt} />
          ))}
        </ul>
      )}
      {problem !== null && <Notice>{problem}</Notice>}
      <ActionFailure action={action} />
      {receipts.length >= MAX_RECEIPTS ? (
        <p className={details.dim}>Cabem até {MAX_RECEIPTS}. Para guardar outro, remova um.</p>
      ) : (
        <>
          <input
            ref={input}
            type="file"
            accept={receiptFiles}
            hidden
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0])
              // Lets the same file be chosen again.
              currentTarget.value = ''
            }}
          />
          <p className={details.buttons}>
            {kept && (
              <button type="button" className={button.primary} onClick={() => action.run(kept)}>
                Tentar de novo
              </button>
            )}
            <button
              type="button"
              className={button.secondary}
              aria-busy={action.pending}
              onClick={() => input.current?.click()}
            >
              {action.pending ? 'Guardando…' : 'Juntar comprovante'}
            </button>
          </p>
          {action.pending && <SlowNotice onCancel={action.abort} />}
          <p className={details.dim}>Foto ou PDF, até {MAX_RECEIPTS}.</p>
        </>
      )}
    </section>
  )
}
