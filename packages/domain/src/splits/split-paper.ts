import { formatCents } from '../money/money.ts'
import { NO_INVOICE, type Paper, type PaperLine } from '../papers/paper.ts'
import { formatDateTime } from '../time/format-days.ts'
import { capital } from '../text/capital.ts'
import { standingWords } from './split-sentences.ts'
import type { SplitDetail } from './split-view.ts'

/** Returns a bill as its organiser keeps it: what was spent, each person's share with how it stands, and what is open. */
export function splitPaper(split: SplitDetail, now: string): Paper {
  const { code, title, timeZone, createdAt, cancelledAt, items, people, sum } = split
  const amount = (text: string, cents: number): PaperLine => ({ text, value: formatCents(cents) })
  return {
    file: `conta-${code}`,
    title: `Conta ${code}`,
    about: [
      capital(title),
      cancelledAt === null
        ? `Aberta em ${formatDateTime(createdAt, timeZone)}`
        : `Cancelada em ${formatDateTime(cancelledAt, timeZone)}`,
    ],
    parts: [
      { title: 'O que entrou', kind: 'amounts', lines: items.map(({ name, cents }) => amount(name, cents)) },
      {
        title: 'Quem paga',
        kind: 'amounts',
        lines: people.map((person) => amount(`${person.name} – ${standingWords(person)}`, person.shareCents)),
      },
      {
        kind: 'total',
        lines: [
          amount('Total', sum.totalCents),
          amount('Pago', sum.paidCents),
          ...(sum.openCents > 0 ? [amount('Falta pagar', sum.openCents)] : []),
        ],
      },
    ],
    code: null,
    foot: `Emitida em ${formatDateTime(now, timeZone)}. ${NO_INVOICE}`,
  }
}
