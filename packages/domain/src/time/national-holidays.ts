/** The national holidays of a fixed date, `MM-DD`. */
const fixed: ReadonlyMap<string, string> = new Map([
  ['01-01', 'Ano-Novo'],
  ['04-21', 'Tiradentes'],
  ['05-01', 'Dia do Trabalho'],
  ['09-07', 'Independência'],
  ['10-12', 'Nossa Senhora Aparecida'],
  ['11-02', 'Finados'],
  ['11-15', 'Proclamação da República'],
  ['11-20', 'Consciência Negra'],
  ['12-25', 'Natal'],
])

/** The first year in which Consciência Negra is a holiday in all of Brazil (Lei 14.759/2023). */
const CONSCIENCIA_NEGRA_SINCE = '2024'

/** The dates of Good Friday, `MM-DD`, by year. */
const goodFridays = new Map<string, string>()

/**
 * Returns the name of the national holiday of Brazil on a day, `YYYY-MM-DD`; null for none. Carnaval and Corpus Christi
 * are none: each city, and each company, decides about them.
 */
export function nationalHoliday(day: string): string | null {
  const year = day.slice(0, -6)
  const date = day.slice(-5)
  if (date === '11-20' && year < CONSCIENCIA_NEGRA_SINCE) return null
  const name = fixed.get(date)
  if (name !== undefined) return name
  let goodFriday = goodFridays.get(year)
  if (goodFriday === undefined) goodFridays.set(year, (goodFriday = goodFridayOf(Number(year))))
  return date === goodFriday ? 'Sexta-feira Santa' : null
}

/** Returns the date of Good Friday in a year of the Gregorian calendar, by the computus of Meeus, Jones and Butcher. */
function goodFridayOf(year: number): string {
  const century = Math.floor(year / 100)
  const rest = year % 100
  const golden = year % 19
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const fullMoon = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - fullMoon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * fullMoon + 22 * toSunday) / 451)
  // Easter is so many days after 22 March, and Good Friday two days before it.
  const inMarch = 20 + fullMoon + toSunday - 7 * late
  return inMarch > 31 ? `04-${String(inMarch - 31).padStart(2, '0')}` : `03-${inMarch}`
}
