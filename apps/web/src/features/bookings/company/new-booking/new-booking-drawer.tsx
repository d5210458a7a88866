import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { localDay, toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { randomKey } from '../../../../lib/action/use-idempotency-key.ts'
import { SideDrawer } from '../../../../lib/drawer/side-drawer.tsx'
import { mergeSearch } from '../../../../lib/navigation/merge-search.ts'
import { useCloseDialog } from '../../../../lib/navigation/use-close-dialog.ts'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import type { CompanyBookingsSearch } from '../company-bookings-search.ts'
import { NewBookingForm } from './new-booking-form.tsx'
import { newBookingDraft } from './new-booking-draft.ts'
import { type NewBookingValues, timeOf } from './new-booking-values.ts'

/** The drawer in which the counter books, by the address: for the field and the time that were picked, if any (H2). */
export function NewBookingDrawer({ search }: { search: CompanyBookingsSearch }) {
  const opened = search.nova !== undefined
  const close = useCloseDialog('nova', opened, ['inicio', 'fim'])
  const company = useQuery({ ...ownCompanyQuery(), enabled: opened })
  const navigate = useNavigate()
  return (
    <SideDrawer opened={opened} onClose={close} title="Nova reserva">
      <QueryState
        query={company}
        skeleton={
          <div role="status" aria-label="Buscando sua arena">
            <Skeleton height="24rem" />
          </div>
        }
        failure="Não deu para buscar sua arena"
      >
        {(own) =>
          own.fields.length === 0 ? (
            <p>Cadastre um campo antes de reservar.</p>
          ) : (
            <NewBookingForm
              company={own}
              initial={initialValues(own, search)}
              onChange={(values) => newBookingDraft.keep({ ...values, athleteId: values.athleteId ?? '' })}
              onBooked={(reserva) => {
                newBookingDraft.drop()
                void navigate({
                  to: '.',
                  search: mergeSearch({ nova: undefined, inicio: undefined, fim: undefined, reserva }),
                  replace: true,
                  resetScroll: false,
                })
              }}
            />
          )
        }
      </QueryState>
    </SideDrawer>
  )
}

/** Returns the picked time, or the next full hour; with what was typed before and not sent. */
function initialValues(
  { timeZone, fields }: OwnCompany,
  { campo, dia, inicio, fim }: CompanyBookingsSearch,
): NewBookingValues {
  const kept = newBookingDraft.read()
  const fieldId = fields.find(({ id }) => id === campo)?.id ?? fields[0]?.id ?? ''
  const now = serverNow()
  const { minute } = toLocal(timeZone, toMinutes(now))
  const next = {
    key: randomKey(),
    fieldId,
    day: dia ?? localDay(timeZone, now),
    minute: Math.ceil(minute / 60) * 60,
    length: 60,
  }
  const time = inicio && fim ? timeOf({ fieldId, start: inicio, end: fim }, timeZone, next.key) : next
  const { athleteId, price } = kept
  return { ...kept, athleteId: athleteId || null, ownPrice: price !== '', times: [time] }
}
