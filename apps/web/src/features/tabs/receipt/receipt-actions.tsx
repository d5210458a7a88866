import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { PaperButton } from '../../../lib/paper/paper-button.tsx'
import { createPortal } from 'react-dom'
import classes from './tab-receipt.module.css'
import { receiptText, tabPaper } from '@campo-livre/domain/tabs/tab-paper.ts'
import { ReceiptPaper } from './receipt-paper.tsx'

/** A till's roll of 80 mm, or A4. */
export type PaperWidth = 'narrow' | 'a4'

type Props = {
  tab: TabDetail
  /** The path of the call by which its reader gets it. */
  path: string
  paper: PaperWidth
  /** The number to which WhatsApp opens; without it the person chooses one. */
  phone?: string | null
}

/** Prints a receipt, alone on its paper, or sends it as a text. */
export function ReceiptActions({ tab, path, paper, phone }: Props) {
  const text = encodeURIComponent(receiptText(tab))
  const number = phone?.replace(/\D/g, '') ?? ''
  const subject = encodeURIComponent(`Comanda ${tab.code}, ${tab.company.name}`)
  return (
    <>
      <button type="button" className={button.primary} onClick={() => window.print()}>
        Imprimir
      </button>
      <PaperButton
        path={path}
        paper={tabPaper(tab)}
        onPrint={() => window.print()}
        className={button.secondary}
      >
        Recibo em PDF
      </PaperButton>
      <a
        className={button.secondary}
        href={`https://wa.me/${number}?text=${text}`}
        target="_blank"
        rel="noreferrer"
      >
        Enviar por WhatsApp
      </a>
      <a className={button.secondary} href={`mailto:?subject=${subject}&body=${text}`}>
        Enviar por e-mail
      </a>
      {createPortal(
        <div className={classes.print} data-width={paper} aria-hidden>
          <ReceiptPaper tab={tab} />
        </div>,
        document.body,
      )}
    </>
  )
}
