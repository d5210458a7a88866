import type { QueryClient } from '@tanstack/react-query'

/**
 * A booking was made, paid or cancelled, or its hold ran out: lists and details of bookings are old, and so is what is
 * free. What no screen shows is forgotten: a time seen as taken must not be believed when it is picked again.
 * The one place that knows which queries that touches.
 */
export function bookingsChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['bookings'] })
  client.removeQueries({ queryKey: ['fields'], type: 'inactive' })
  void client.invalidateQueries({ queryKey: ['fields'] })
}
