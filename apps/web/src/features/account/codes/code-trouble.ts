/** What is wrong with a code, beyond being another one: too old, used before, or needless as the e-mail is confirmed. */
export type CodeTrouble = 'expired' | 'used' | 'confirmed'

const signs: readonly [CodeTrouble, RegExp][] = [
  ['expired', /expir|venceu|vencido/i],
  ['used', /c[oó]digo já (foi )?(utilizad|usad)/i],
  ['confirmed', /já (está |foi )?(verificad|confirmad)/i],
]

/** Read from the sentence, as servers tell it in no other way; null for any other refusal. */
export function codeTrouble(sentence: string): CodeTrouble | null {
  return signs.find(([, sign]) => sign.test(sentence))?.[0] ?? null
}
