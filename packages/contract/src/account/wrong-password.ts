/** What several calls refuse, as the reference says it. */
export const WRONG_PASSWORD = 'Five wrong passwords within a minute; `Retry-After` says how long.'
