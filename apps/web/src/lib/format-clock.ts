/** Seconds as a countdown shows them: 845 → `14:05`, 65 → `1:05`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
