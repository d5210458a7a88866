const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Returns a code without look-alike letters. Odd factors only permute 2^20 numbers, so no two numbers share a code. */
export function spellCode(prefix: 'RSV' | 'CMD' | 'RCH' | 'CTA', number: number): string {
  const mixed = (Math.imul(number, 0x9e375) + 0x2f3a1) & 0xfffff
  return `${prefix}-${[15, 10, 5, 0].map((shift) => letters[(mixed >> shift) & 31]).join('')}`
}
