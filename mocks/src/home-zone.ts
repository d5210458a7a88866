/** Brasília's: whose calendar says how old a person is, and when something was that belongs to no place. */
export const HOME_ZONE = 'America/Sao_Paulo'
