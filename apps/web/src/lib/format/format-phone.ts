/** Formats digits, with or without the country's 55, as `(85) 99999-0000`. Any other number stays as it is. */
export function formatPhone(phone: string): string {
  const match = /^(?:55)?(\d{2})(\d{4,5})(\d{4})$/.exec(phone.replace(/\D/g, ''))
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : phone
}
