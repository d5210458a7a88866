/** The message about a payment by card that is not decided yet. */
export const CARD_WAITS = 'A gente está esperando o seu banco.'
