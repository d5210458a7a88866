import { expect, it } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import type { Decided } from '../closures/judge-choices.ts'
import { SeriesModel, thursdays } from '../testing/series-model.ts'
import { closedDatesNotices } from './closed-dates.ts'

const arena = new SeriesModel()
arena.give(thursdays())
const [first, second, third] = arena.of('serie')
const place = { fieldName: 'Norte', companyName: 'Arena', timeZone: arena.timeZone, ownerId: 'dono' }
const decided = (booking: Booking | undefined, action: 'cancel' | 'move'): Decided<Booking> => ({
  booking: booking ?? expect.fail('there is no date'),
  action,
  to: null,
})
const told = (dates: readonly Decided<Booking>[], reason = 'Obra.') =>
  closedDatesNotices(dates, reason, () => place).map(({ message }) => message)

it('a closure tells once of all dates of a person, the first of them by its day (decision 076)', () => {
  const dates = [decided(third, 'cancel'), decided(first, 'move'), decided(second, 'cancel')]
  expect(closedDatesNotices(dates, 'Obra no vestiário. Volta em janeiro!', () => place)).toEqual([
    {
      userId: 'rafael',
      kind: null,
      urgent: true,
      type: 'warning',
      message:
        'Arena cancelou 2 datas e mudou o horário de 1 data do seu horário fixo, a primeira em 26/11. Motivo: Obra no vestiário. Volta em janeiro. O que foi cancelado sai da conta do mês.',
      actionText: 'Ver reservas',
      actionUrl: '/atleta/reservas',
    },
  ])
})

it('such a notice tells of the money only where a date is cancelled, and nothing of none', () => {
  expect(told([decided(first, 'move'), decided(second, 'move')])).toEqual([
    'Arena mudou o horário de 2 datas do seu horário fixo, a primeira em 26/11. Motivo: Obra.',
  ])
  expect(told([decided(first, 'cancel')])).toEqual([
    'Arena cancelou 1 data do seu horário fixo, a primeira em 26/11. Motivo: Obra. O que foi cancelado sai da conta do mês.',
  ])
  expect(told([])).toEqual([])
})
