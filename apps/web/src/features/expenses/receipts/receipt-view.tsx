import { receiptQuery } from '@campo-livre/api/expenses/receipts.ts'
import type { ReceiptInfo } from '@campo-livre/domain/expenses/expense.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { withEnding } from '../../../lib/browser/file-ending.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import details from '../expense-details.module.css'

type Props = { expenseId: string; receipt: ReceiptInfo }

/** A receipt in place: the photo, or the pages of the PDF, and the link that saves it. */
export function ReceiptView({ expenseId, receipt }: Props) {
  const query = useQuery(receiptQuery(expenseId, receipt.id))
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton height="12rem" />}
      failure="Não deu para buscar o comprovante"
      missing={<p>Esse comprovante não está mais aqui.</p>}
    >
      {({ bytes, type, name }) => <Kept bytes={bytes} type={type} name={name} />}
    </QueryState>
  )
}

type KeptProps = Pick<ReceiptInfo, 'type' | 'name'> & { bytes: Blob }

function Kept({ bytes, type, name }: KeptProps) {
  const [address, setAddress] = useState<string | null>(null)
  const place = useCallback(() => {
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  const label = `Comprovante: ${name}`
  return (
    <>
      <div ref={place}>
        {address !== null && type === 'picture' && (
          <img className={details.photo} src={address} alt={label} />
        )}
        {/* The object is made with its address: without one, its policy refuses it. */}
        {address !== null && type === 'pdf' && (
          <object className={details.pdf} data={address} type="application/pdf" aria-label={label}>
            Este aparelho não mostra PDF aqui. Salve para abrir.
          </object>
        )}
      </div>
      <button
        type="button"
        className={button.subtle}
        onClick={() => saveFile(withEnding(name, bytes.type), bytes.type, bytes)}
      >
        Salvar comprovante
      </button>
    </>
  )
}
