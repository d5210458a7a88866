import type { CompanySeries } from '@campo-livre/domain/series/series-answer.ts'
import { describeGiveBackTerms } from '@campo-livre/domain/series/describe-give-back.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatDateTime, formatDayInWords } from '@campo-livre/domain/time/format-days.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { whatsappLink } from '../../../lib/format/links.ts'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { ContractBill } from './contract-bill.tsx'
import { ContractDates } from './contract-dates.tsx'
import { standingOf } from './series-words.ts'
import classes from './series.module.css'

type Props = { series: CompanySeries; now: string; month: string | undefined }

/** A contract as its arena sees it: the slot, the bill of the month, the dates, what is agreed and what was done. */
export function ContractView({ series, now, month }: Props) {
  const { customerName, fieldName, segment, status, timeZone, note, company, customerPhone } = series
  const today = localDay(timeZone, now)
  const standing = standingOf(series)
  const chat = whatsappLink(
    customerPhone,
    `Olá! Aqui é da ${company.name}, sobre o seu horário fixo: ${slotWords(segment)}.`,
  )
  return (
    <>
      <PageHeader
        title={customerName}
        actions={
          <>
            {chat && (
              <a href={chat} target="_blank" rel="noreferrer" className={button.secondary}>
                <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
                WhatsApp
              </a>
            )}
            {status !== 'ended' && (
              <>
                <FormLink form="pausar">Pausar</FormLink>
                <FormLink form="mudar">Mudar</FormLink>
                <FormLink form="cancelar">Cancelar</FormLink>
              </>
            )}
          </>
        }
      >
        <p className={classes.slot}>
          {slotWords(segment)}, {fieldName}
        </p>
        <p className={classes.state}>
          <Badge tone={standing.tone}>{standing.words}</Badge>
          <span>{formatCents(segment.priceCents)} por jogo</span>
        </p>
      </PageHeader>
      <div className={classes.columns}>
        <div className={classes.stack}>
          <ContractBill series={series} today={today} month={month} />
          <Terms series={series} />
          {note !== '' && (
            <section className={classes.card} aria-label="Anotação">
              <h2 className={classes.title}>Anotação</h2>
              <p>{note}</p>
            </section>
          )}
        </div>
        <div className={classes.stack}>
          <Pauses series={series} today={today} />
          <ContractDates series={series} now={now} />
          <details className={classes.card}>
            <summary className={classes.summary}>Histórico</summary>
            <ol className={classes.history}>
              {series.changes.toReversed().map(({ id, at, byId, text }) => (
                <li key={id}>
                  <span className={classes.dim}>{formatDateTime(at, timeZone)}</span>{' '}
                  {byId !== null && byId === series.athleteId ? `${series.customerName}: ${text}` : text}
                </li>
              ))}
            </ol>
          </details>
        </div>
      </div>
    </>
  )
}

function FormLink({ form, children }: { form: 'pausar' | 'mudar' | 'cancelar'; children: string }) {
  return (
    <Link
      to="."
      search={mergeSearch({ fazer: form, data: undefined })}
      resetScroll={false}
      className={form === 'cancelar' ? button.danger : button.secondary}
    >
      {children}
    </Link>
  )
}

function Terms({ series: { terms, segments } }: { series: CompanySeries }) {
  const last = segments.at(-1)
  return (
    <section className={classes.card} aria-label="Combinados">
      <h2 className={classes.title}>Combinados</h2>
      <p>Vence todo dia {terms.dueDay}.</p>
      <p>{describeGiveBackTerms(terms)}</p>
      <p>{last?.until ? `Até ${formatDayInWords(last.until)}.` : 'Sem data para acabar.'}</p>
    </section>
  )
}

function Pauses({ series: { pauses }, today }: { series: CompanySeries; today: string }) {
  const coming = pauses.filter(({ until }) => until >= today)
  if (coming.length === 0) return null
  return (
    <section className={classes.card} aria-label="Pausas">
      <h2 className={classes.title}>Em pausa</h2>
      {coming.map(({ id, from, until }) => (
        <div key={id} className={classes.line}>
          <span>
            {formatDayInWords(from)} a {formatDayInWords(until)}
          </span>
          <Link
            to="."
            search={mergeSearch({ fazer: 'retomar', pausa: id })}
            resetScroll={false}
            className={button.secondary}
          >
            Retomar
          </Link>
        </div>
      ))}
    </section>
  )
}
