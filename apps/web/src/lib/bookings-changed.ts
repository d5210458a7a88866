import type { QueryClient } from '@tanstack/react-query'

/**
 * A booking was made, paid or cancelled: lists and details of bookings are old, and so is what is free.
 * The one place that knows which queries that touches.
 */
export function bookingsChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['bookings'] })
  void client.invalidateQueries({ queryKey: ['fields'] })
}
