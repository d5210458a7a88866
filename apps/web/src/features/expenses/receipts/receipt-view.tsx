import { receiptQuery } from '@campo-livre/api/expenses/receipts.ts'
import type { ReceiptInfo } from '@campo-livre/domain/expenses/expense.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { toBlob } from '../../../lib/browser/data-url.ts'
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
      {({ file, type, name }) =>
        type === 'pdf' ? <Pdf file={file} name={name} /> : <Photo file={file} name={name} />
      }
    </QueryState>
  )
}

type Kept = { file: string; name: string }

function Photo({ file, name }: Kept) {
  return (
    <>
      <img className={details.photo} src={file} alt={`Comprovante: ${name}`} />
      <Save name={name} bytes={() => toBlob(file)} />
    </>
  )
}

function Pdf({ file, name }: Kept) {
  const [address, setAddress] = useState<string | null>(null)
  // Browsers show no PDF of a data URL. The object is made with its address: without one, its policy refuses it.
  const place = useCallback(() => {
    const made = URL.createObjectURL(toBlob(file))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <>
      <div ref={place}>
        {address !== null && (
          <object
            className={details.pdf}
            data={address}
            type="application/pdf"
            aria-label={`Comprovante: ${name}`}
          >
            Este aparelho não mostra PDF aqui. Salve para abrir.
          </object>
        )}
      </div>
      <Save name={name} bytes={() => toBlob(file)} />
    </>
  )
}

function Save({ name, bytes }: { name: string; bytes: () => Blob }) {
  return (
    <button type="button" className={button.subtle} onClick={() => saveFile(name, bytes().type, bytes())}>
      Salvar comprovante
    </button>
  )
}
