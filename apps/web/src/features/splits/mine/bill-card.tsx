import { formatCents } from '@campo-livre/domain/money/money.ts'
import { isSettled, type OwnBill } from '@campo-livre/domain/splits/own-bill.ts'
import { settledWords } from '@campo-livre/domain/splits/settled-words.ts'
import { capital } from '@campo-livre/domain/text/capital.ts'
import card from '@campo-livre/ui/row-card/row-card.module.css'
import { RowCard } from '@campo-livre/ui/row-card/row-card.tsx'
import { Badge, type Tone } from '@campo-livre/ui/status-badge/badge.tsx'
import { Link } from '@tanstack/react-router'
import { nextOfBill } from './next-of-bill.ts'

/** A bill in the list of who divides it, or of whose share it is: the whole card leads to where they act. */
export function BillCard({ bill }: { bill: OwnBill }) {
  const { id, title, code, openCents } = bill
  const { tone, words } = statusOf(bill)
  const name = capital(title)
  const whole = bill.as === 'organizer' ? bill.totalCents : bill.shareCents
  return (
    <RowCard
      headingLevel={3}
      title={
        bill.as === 'organizer' ? (
          <Link to="/atleta/contas/$id" params={{ id }} className={card.link}>
            {name}
          </Link>
        ) : (
          <Link to="/conta/$id" params={{ id: bill.token }} className={card.link}>
            {name}
          </Link>
        )
      }
      facts={`${code}, ${factsOf(bill)}`}
      figure={formatCents(openCents > 0 ? openCents : whole)}
      status={<Badge tone={tone}>{words}</Badge>}
      next={nextOfBill(bill)}
      quiet={isSettled(bill)}
    />
  )
}

function factsOf(bill: OwnBill): string {
  return bill.as === 'share' ? `${bill.organizerName} divide` : settledWords(bill)
}

function statusOf({ cancelled, openCents }: OwnBill): { tone: Tone; words: string } {
  if (cancelled) return { tone: 'muted', words: 'Cancelada' }
  return openCents > 0 ? { tone: 'pending', words: 'Falta pagar' } : { tone: 'neutral', words: 'Paga' }
}
