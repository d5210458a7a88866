import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { companyCalendarQuery } from '@campo-livre/api/bookings/get-calendar.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { localDay, MINUTES_PER_DAY, toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { randomKey } from '../../../../lib/action/use-idempotency-key.ts'
import { SideDrawer } from '../../../../lib/drawer/side-drawer.tsx'
import { lazyComponent } from '../../../../lib/loading/lazy-component.tsx'
import { mergeSearch } from '../../../../lib/navigation/merge-search.ts'
import { useCloseDialog } from '../../../../lib/navigation/use-close-dialog.ts'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import { newBookingLink } from '../../booking-place.ts'
import type { CompanyBookingsSearch } from '../company-bookings-search.ts'
import { firstFree } from './first-free.ts'
import { newBookingDraft } from './new-booking-draft.ts'
import classes from './new-booking.module.css'
import { type NewBookingValues, timeOf } from './new-booking-values.ts'

/** The calendar does not wait for the form of a booking. */
const form = lazyComponent(async () => {
  const { NewBookingForm } = await import('./new-booking-form.tsx')
  return { default: NewBookingForm }
})

/** The drawer in which the counter books, by the address: for the field and the time that were picked, if any (H2). */
export function NewBookingDrawer({ search }: { search: CompanyBookingsSearch }) {
  const opened = search.nova !== undefined
  const close = useCloseDialog('nova', opened, ['onde', 'inicio', 'fim'])
  const company = useQuery({ ...ownCompanyQuery(), enabled: opened })
  const navigate = useNavigate()
  const stretch = { onde: search.onde, inicio: search.inicio, fim: search.fim }
  const day = search.dia ?? (company.data && localDay(company.data.timeZone, serverNow()))
  // A picked stretch is free already; without one, the first that is free is looked for.
  const looking = opened && day !== undefined && !search.inicio
  const calendar = useQuery({
    ...companyCalendarQuery({ from: day ?? '', to: day ?? '' }),
    enabled: looking,
    retry: false,
    refetchInterval: false,
  })
  const isLooking = looking && calendar.isPending
  return (
    <SideDrawer opened={opened} onClose={close} title="Nova reserva" returnTo={newBookingLink}>
      {search.inicio && (
        <p className={classes.others}>
          Ou então:
          <Link to="/company/series" search={{ nova: 1, ...stretch }}>
            Novo mensalista
          </Link>
          <Link to="/company/closures/new" search={stretch}>
            Fechar o campo
          </Link>
        </p>
      )}
      <QueryState query={company} skeleton={<FormSkeleton />} failure="Não deu para buscar sua arena">
        {(own) =>
          own.fields.length === 0 ? (
            <p>Cadastre um campo antes de reservar.</p>
          ) : isLooking ? (
            <FormSkeleton />
          ) : (
            <form.Component
              asked
              meanwhile={<FormSkeleton />}
              company={own}
              initial={initialValues(own, search, calendar.data)}
              onChange={(values) => newBookingDraft.keep({ ...values, athleteId: values.athleteId ?? '' })}
              onBooked={(reserva) => {
                newBookingDraft.drop()
                void navigate({
                  to: '.',
                  search: mergeSearch({
                    nova: undefined,
                    onde: undefined,
                    inicio: undefined,
                    fim: undefined,
                    reserva,
                  }),
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

function FormSkeleton() {
  return (
    <div role="status" aria-label="Buscando sua arena">
      <Skeleton height="24rem" />
    </div>
  )
}

/** Returns the picked time, the first free one, or the next full hour; with what was typed before and not sent. */
function initialValues(
  { timeZone, fields }: OwnCompany,
  { campo, onde, dia, inicio, fim }: CompanyBookingsSearch,
  calendar: Calendar | undefined,
): NewBookingValues {
  const kept = newBookingDraft.read()
  const asked = fields.find(({ id }) => id === (onde ?? campo))?.id
  const fieldId = asked ?? fields[0]?.id ?? ''
  const now = serverNow()
  const { minute } = toLocal(timeZone, toMinutes(now))
  const next = {
    key: randomKey(),
    fieldId,
    day: dia ?? localDay(timeZone, now),
    minute: (Math.ceil(minute / 60) * 60) % MINUTES_PER_DAY,
    length: 60,
  }
  const picked =
    inicio && fim
      ? { fieldId, start: inicio, end: fim }
      : calendar && firstFree(calendar, { day: next.day, now, fieldId: asked })
  const time = picked ? timeOf(picked, timeZone, next.key) : next
  const { athleteId, price } = kept
  return { ...kept, athleteId: athleteId || null, ownPrice: price !== '', times: [time] }
}
