/** Formats remaining seconds as a countdown: 845 → `14:05`, 65 → `1:05`; fractions are rounded up, never below zero. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
