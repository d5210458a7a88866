/** Whose calendar says how old a person is. */
export const HOME_ZONE = 'America/Sao_Paulo'
