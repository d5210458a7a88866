/** What is left, as a countdown shows it: 845 seconds → `14:05`, 65 → `1:05`; begun seconds count, never below zero. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
