/** The zone of whoever looks, as their browser has it: for what is theirs alone. All else is on the clock of a company. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
