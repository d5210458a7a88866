import { toMinutes } from '@campo-livre/domain/time/zone.ts'

/** Says for how long a tab is open: `agora`, `há 41 min`, `há 2 h 05`, `há 3 dias`. */
export function sinceWords(openedAt: string, now: string): string {
  const minutes = toMinutes(now) - toMinutes(openedAt)
  if (minutes < 1) return 'agora'
  if (minutes < 60) return `há ${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `há ${hours} h ${String(minutes % 60).padStart(2, '0')}`
  const days = Math.floor(hours / 24)
  return days === 1 ? 'há 1 dia' : `há ${days} dias`
}
