const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the format of a zone, made once for each `key`. */
export function formatOf(
  timeZone: string,
  key: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const id = `${timeZone} ${key}`
  const known = formats.get(id)
  if (known) return known
  const made = new Intl.DateTimeFormat('pt-BR', { timeZone, ...options })
  formats.set(id, made)
  return made
}

/** Formats an instant as `20:00` on the clock of the zone, for machines. For people: `formatTime`. */
export function clockTime(instant: string, timeZone: string): string {
  return formatOf(timeZone, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  )
}

/** Formats an instant as `20h` or `20h30`: the only notation of a time that people see. */
export function formatTime(instant: string, timeZone: string): string {
  return formatClock(clockTime(instant, timeZone))
}

/** Formats an instant as `às 20h`, or `à 1h` at one o'clock. */
export function formatAtTime(instant: string, timeZone: string): string {
  return atClock(clockTime(instant, timeZone))
}

/** `20h às 22h`, `23h30 à 1h`. */
export function formatTimes({ start, end }: { start: string; end: string }, timeZone: string): string {
  return `${formatTime(start, timeZone)} ${formatAtTime(end, timeZone)}`
}

/** `20:00` → `às 20h`, `01:00` → `à 1h`. */
export function atClock(clock: string): string {
  return `${clock.startsWith('01') ? 'à' : 'às'} ${formatClock(clock)}`
}

/** `20:00` → `20h`, `08:30` → `8h30`. */
export function formatClock(clock: string): string {
  const [hour = '0', minute = '00'] = clock.split(':')
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

/** `sex`, without the full stop that Intl adds. */
export function formatWeekdayShort(instant: string, timeZone: string): string {
  return formatOf(timeZone, 'weekday', { weekday: 'short' }).format(new Date(instant)).replace('.', '')
}

/** `20/11`. */
export function formatDayMonth(instant: string, timeZone: string): string {
  return formatOf(timeZone, 'dayMonth', { day: '2-digit', month: '2-digit' }).format(new Date(instant))
}

/** `sex, 20/11`. */
export function formatShortDay(instant: string, timeZone: string): string {
  return `${formatWeekdayShort(instant, timeZone)}, ${formatDayMonth(instant, timeZone)}`
}

/** Formats the day of an instant: `hoje`, or `sex 20/11` where it is not the day of `now`. */
export function formatDayFrom(now: string, instant: string, timeZone: string): string {
  const day = formatDayMonth(instant, timeZone)
  return day === formatDayMonth(now, timeZone) ? 'hoje' : `${formatWeekdayShort(instant, timeZone)} ${day}`
}

/** Formats a length in minutes: 60 → `1 h`, 90 → `1 h 30`, 30 → `30 min`. */
export function formatLength(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`
}
