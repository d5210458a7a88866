import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { useState } from 'react'
import { Segments } from '../../../shared/payments/segments.tsx'
import { type PaperWidth, ReceiptActions } from './receipt-actions.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'
import { ReceiptToAccount } from './receipt-to-account.tsx'
import classes from './tab-receipt.module.css'

const papers: readonly (readonly [PaperWidth, string])[] = [
  ['narrow', 'Bobina 80\u00a0mm'],
  ['a4', 'Folha A4'],
]

/** A receipt to print, on a till's 80 mm or on A4, or to send; it is no invoice. */
export function TabReceipt({ tab }: { tab: TabDetail }) {
  const [paper, setPaper] = useState<PaperWidth>('narrow')
  return (
    <div className={classes.receipt}>
      <ReceiptPaper tab={tab} />
      <Segments label="Papel" choices={papers} value={paper} onValue={setPaper} />
      <ReceiptActions tab={tab} path={`/company/tabs/${tab.id}`} paper={paper} phone={tab.customerPhone} />
      {tab.status === 'paid' && <ReceiptToAccount tabId={tab.id} />}
    </div>
  )
}
