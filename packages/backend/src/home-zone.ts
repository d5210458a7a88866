/** Brasília's time zone, whose calendar tells a person's age, and the day of what belongs to no place. */
export const HOME_ZONE = 'America/Sao_Paulo'
