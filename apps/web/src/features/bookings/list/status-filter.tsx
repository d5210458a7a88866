import { bookingStatusLabels } from '@campo-livre/domain/bookings/booking-status-labels.ts'
import type { BookingStatus } from '@campo-livre/domain/bookings/booking-status.ts'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'

type Props = {
  value: BookingStatus | undefined
  among: readonly BookingStatus[]
  onChange: (status: BookingStatus | undefined) => void
}

/** The filter by state. */
export function StatusFilter({ value, among, onChange }: Props) {
  return (
    <FilterSelect
      label="Situação"
      all="Situação: todas"
      value={value ?? ''}
      options={among.map((status) => ({ value: status, label: bookingStatusLabels[status] }))}
      onChange={(chosen) => onChange(among.find((status) => status === chosen))}
    />
  )
}
