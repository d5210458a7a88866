import { cnpjSchema } from '@campo-livre/domain/companies/cnpj.ts'

/** Creates a source of unused e-mails, phones and CNPJs; they differ between runs and between calls. */
export function createUnique(run: number = Date.now()) {
  let count = 0
  /** Returns eight digits that no other call and no other run of the last day uses. */
  const figures = () => String((Math.floor(run / 10) * 1000 + ++count) % 100_000_000).padStart(8, '0')
  return {
    email: () => `contrato.${run.toString(36)}.${++count}@campolivre.test`,
    phone: () => `859${figures()}`,
    cnpj: () => withCheckDigits(`${figures()}0001`),
    key: () => `contrato-${run.toString(36)}-${++count}`,
  }
}

/** Returns the base with the check digits that fit, found by trying all hundred. */
function withCheckDigits(base: string): string {
  const ends = Array.from({ length: 100 }, (_, end) => String(end).padStart(2, '0'))
  const found = ends.map((end) => `${base}${end}`).find((text) => cnpjSchema.safeParse(text).success)
  if (found === undefined) throw new Error(`no CNPJ begins with ${base}`)
  return found
}
