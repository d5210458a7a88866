/** Masks a personal value: `rafael@campo.test` → `r•••@campo.test`, a phone → its last two digits. */
export function mask(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null
  if (value.includes('@')) return value.replace(/^(.).*(?=@)/, '$1•••')
  return `•••••••${value.slice(-2)}`
}
