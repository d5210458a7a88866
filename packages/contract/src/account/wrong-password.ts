/** The text about wrong passwords that several calls have in the reference. */
export const WRONG_PASSWORD = 'Five wrong passwords within a minute; `Retry-After` says how long.'
