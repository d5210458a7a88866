import { tillsQuery } from '@campo-livre/api/tills/list-tills.ts'
import { tillReportQuery } from '@campo-livre/api/tills/get-till.ts'
import { closedTillLabels } from '@campo-livre/domain/tills/till-status.ts'
import { tillColumns as filterableColumns, type TillRow } from '@campo-livre/domain/tills/till-row.ts'
import { formatSignedCents } from '@campo-livre/domain/money/signed.ts'
import { SignedAmount } from '@campo-livre/ui/signed-amount/signed-amount.tsx'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { choicesOf } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { Counted } from './counted.tsx'

/** The list of a company's closed tills (H3, F4). */
export const tills: Resource<TillRow> = {
  noun: { one: 'caixa', many: 'caixas', gender: 'm' },
  query: tillsQuery,
  idOf: ({ id }) => id,
  columns: columnsOf<TillRow>(filterableColumns, [
    { id: 'openedAt', label: 'Aberto em' },
    { id: 'closedAt', label: 'Fechado em' },
    { id: 'takenCents', label: 'Recebido' },
    { id: 'expectedCents', label: 'Esperado', hidden: true },
    {
      id: 'countedCents',
      label: 'Contado',
      cell: ({ countedCents, correctedCents }) => (
        <Counted countedCents={countedCents} correctedCents={correctedCents} />
      ),
    },
    {
      id: 'differenceCents',
      label: 'Diferença',
      text: ({ differenceCents }) => formatSignedCents(differenceCents),
      cell: ({ differenceCents }) => <SignedAmount cents={differenceCents} />,
    },
    {
      id: 'status',
      label: 'Situação',
      choices: choicesOf(closedTillLabels, { exact: 'success', different: 'neutral', unexplained: 'danger' }),
    },
    { id: 'differenceReason', label: 'Motivo', wide: true, hidden: true },
    { id: 'floatCents', label: 'Troco na abertura', hidden: true },
    { id: 'openedBy', label: 'Quem abriu', hidden: true },
    { id: 'closedBy', label: 'Quem fechou', hidden: true },
  ]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  detail: tillReportQuery,
  details: ({ id }) => (
    <p>
      <Link to="/company/till/$id" params={{ id }} className={button.secondary}>
        Ver o fechamento
      </Link>
    </p>
  ),
  empty: {
    text: 'Cada caixa que você fecha fica aqui, com o que entrou e a diferença.',
    action: <Link to="/company/till">Ver o caixa</Link>,
  },
}
