import { serverNow } from '@campo-livre/api/client/server-time.ts'
import {
  answerCompanySeriesRequest,
  companySeriesRequestsQuery,
} from '@campo-livre/api/series/series-requests.ts'
import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../../../lib/action/use-action.ts'
import { randomKey } from '../../../lib/action/use-idempotency-key.ts'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { useCloseDialog } from '../../../lib/navigation/use-close-dialog.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import type { PickedStretch } from '../../../shared/bookings/picked-stretch.ts'
import { ContractForm, type CreateDraft } from './contract-form.tsx'
import { initialContract } from './contract-values.ts'
import type { SeriesSearch } from './series-search.ts'
import { useSeriesCommand } from './use-series-command.ts'
import { WithOwnCompany } from './with-own-company.tsx'

/** The drawer in which a contract is made, by the address; for the request of an athlete, if any. */
export default function NewSeriesDrawer({ search }: { search: SeriesSearch }) {
  const opened = search.nova !== undefined
  const close = useCloseDialog('nova', opened, ['pedido', 'onde', 'inicio', 'fim'])
  const requests = useQuery({ ...companySeriesRequestsQuery(), enabled: search.pedido !== undefined })
  return (
    <SideDrawer opened={opened} onClose={close} title="Novo mensalista">
      <WithOwnCompany>
        {(own) => {
          if (own.fields.length === 0) return <p>Cadastre um campo antes do primeiro mensalista.</p>
          if (search.pedido === undefined) return <NewContract company={own} picked={search} />
          return (
            <QueryState
              query={requests}
              skeleton={
                <div role="status" aria-label="Buscando o pedido">
                  <Skeleton height="24rem" />
                </div>
              }
              failure="Não deu para buscar o pedido"
            >
              {(all) => {
                const request = all.find(({ id }) => id === search.pedido)
                return request ? (
                  <AcceptRequest company={own} request={request} />
                ) : (
                  <p>Não achamos esse pedido.</p>
                )
              }}
            </QueryState>
          )
        }}
      </WithOwnCompany>
    </SideDrawer>
  )
}

/** Returns what both ways of making a contract share: its first values, and where it leads. */
function useNewContract(
  company: OwnCompany,
  from: { request?: SeriesRequestDetail; picked?: PickedStretch },
) {
  const navigate = useNavigate()
  const [seriesId] = useState(randomKey)
  const today = localDay(company.timeZone, serverNow())
  return {
    today,
    initial: initialContract(company, { request: undefined, ...from, today, seriesId }),
    open: (id: string) =>
      void navigate({ to: '/company/series/$id', params: { id }, replace: true, resetScroll: true }),
  }
}

const failure = 'Não deu para cadastrar o mensalista. Confira as datas e tente de novo.'
const toast = () => ({ title: 'Mensalista cadastrado' })

function NewContract({ company, picked }: { company: OwnCompany; picked: PickedStretch }) {
  const { today, initial, open } = useNewContract(company, { picked })
  const action = useSeriesCommand({ toast, done: ({ id }) => open(id), failure })
  return <ContractForm company={company} today={today} initial={initial} isAnswer={false} action={action} />
}

function AcceptRequest({ company, request }: { company: OwnCompany; request: SeriesRequestDetail }) {
  const { today, initial, open } = useNewContract(company, { request })
  const action = useAction<CreateDraft, SeriesRequestDetail>({
    mutation: {
      mutationFn: (draft, { idempotencyKey, signal }) =>
        answerCompanySeriesRequest(
          request.id,
          { do: 'accept', command: { ...draft, id: idempotencyKey } },
          signal,
        ),
      meta: { changes: ['series'] },
    },
    toast,
    done: ({ seriesId }) => open(seriesId ?? ''),
    failure,
  })
  return <ContractForm company={company} today={today} initial={initial} isAnswer action={action} />
}
