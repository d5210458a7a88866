import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Segments } from '../counter/segments.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'
import { receiptText } from './receipt-lines.ts'
import classes from './tab-receipt.module.css'

type Width = 'narrow' | 'a4'
const papers: readonly (readonly [Width, string])[] = [
  ['narrow', 'Bobina 80 mm'],
  ['a4', 'Folha A4'],
]

/** A receipt to print, on a till's 80 mm or on A4, or to send; it is no invoice. */
export function TabReceipt({ tab }: { tab: TabDetail }) {
  const [width, setWidth] = useState<Width>('narrow')
  const text = encodeURIComponent(receiptText(tab))
  const phone = tab.customerPhone?.replace(/\D/g, '') ?? ''
  const subject = encodeURIComponent(`Comanda ${tab.code}, ${tab.company.name}`)
  return (
    <div className={classes.receipt}>
      <ReceiptPaper tab={tab} />
      <Segments label="Papel" choices={papers} value={width} onValue={setWidth} />
      <Button size="lg" onClick={() => window.print()}>
        Imprimir
      </Button>
      <a
        className={button.secondary}
        href={`https://wa.me/${phone}?text=${text}`}
        target="_blank"
        rel="noreferrer"
      >
        Enviar por WhatsApp
      </a>
      <a className={button.secondary} href={`mailto:?subject=${subject}&body=${text}`}>
        Enviar por e-mail
      </a>
      {createPortal(
        <div className={classes.print} data-width={width} aria-hidden>
          <ReceiptPaper tab={tab} />
        </div>,
        document.body,
      )}
    </div>
  )
}
