/** The id of the link that opens a new booking. */
export const NEW_BOOKING_ID = 'botao-nova-reserva'

/** Returns the link to a new booking; null on a screen without one. */
export function newBookingLink(): HTMLElement | null {
  return document.getElementById(NEW_BOOKING_ID)
}

/** Returns where a booking is drawn on the screen, or else the link to a new one; null where there is neither. */
export function bookingPlace(id: string | undefined): HTMLElement | null {
  const drawn = document.querySelectorAll<HTMLElement>(`[data-booking="${CSS.escape(id ?? '')}"]`)
  return [...drawn].find((each) => each.checkVisibility()) ?? newBookingLink()
}
