import type { ButtonProps } from '@mantine/core'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useBookingCommand } from '../../../shared/bookings/use-booking-command.ts'

type Props = Pick<ButtonProps, 'variant' | 'px' | 'fullWidth'> & {
  bookingId: string
  /** The name of the customer, where the button stands among those of others. */
  of?: string
  /** Called after a success, while the screen is still shown. */
  onDone?: (() => void) | undefined
}

/** Notes that they have arrived. */
export function CheckInButton({ bookingId, of, onDone, ...look }: Props) {
  const action = useBookingCommand({
    toast: () => ({ title: 'Chegada marcada' }),
    failure: 'Não deu para marcar a chegada. Tente de novo.',
    ...(onDone && { done: onDone }),
  })
  return (
    <ActionButton {...look} action={action} onClick={() => action.run({ type: 'check_in', bookingId })}>
      Chegaram{of !== undefined && <span className="visually-hidden"> {of}</span>}
    </ActionButton>
  )
}
