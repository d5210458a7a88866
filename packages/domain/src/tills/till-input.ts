import * as z from 'zod/mini'
import { formatCents } from '../money/money.ts'
import { reasonText } from '../text/reason-text.ts'
import { tillMovementKinds } from './till.ts'

/** The most that a till takes in one entry. */
export const MAX_TILL_CENTS = 10_000_000

const cashSchema = (missing: string) =>
  z
    .int(missing)
    .check(
      z.nonnegative('Use zero ou mais.'),
      z.maximum(MAX_TILL_CENTS, `Use no máximo ${formatCents(MAX_TILL_CENTS)}.`),
    )

/** The body of `POST /company/tills`. */
export const tillOpeningSchema = z.object({
  floatCents: cashSchema('Informe o troco que há na gaveta, ou 0.'),
})
export type TillOpening = z.infer<typeof tillOpeningSchema>

/** The body of `POST /company/tills/{id}/movements`: a sangria or a suprimento. */
export const newTillMovementSchema = z.object({
  kind: z.enum(tillMovementKinds),
  amountCents: cashSchema('Informe o valor, como 50,00.').check(z.minimum(1, 'Use um valor acima de zero.')),
  reason: reasonText('Escreva o motivo.'),
  /** That of the till as it was read: the same movement is not noted twice. */
  version: z.int(),
})
export type NewTillMovement = z.infer<typeof newTillMovementSchema>

/** The body of `POST /company/tills/{id}/close`: the cash that was counted, before anybody has seen what was expected. */
export const tillClosingSchema = z.object({
  countedCents: cashSchema('Informe quanto há na gaveta, ou 0.'),
})
export type TillClosing = z.infer<typeof tillClosingSchema>

/** The body of `POST /company/tills/{id}/corrections`: what was in the drawer, and why another sum was typed. */
export const newCountCorrectionSchema = z.object({
  countedCents: cashSchema('Informe quanto havia na gaveta, ou 0.'),
  reason: reasonText('Conte o que foi digitado errado.'),
  /** The number of corrections as they were read: the same one is not noted twice. */
  version: z.int(),
})
export type NewCountCorrection = z.infer<typeof newCountCorrectionSchema>

/** The body of `POST /company/tills/{id}/sales`: the password of the owner, who is more than who stands at the counter. */
export const tillSalesAskedSchema = z.object({
  password: z.string('Informe a sua senha.').check(z.minLength(1, 'Informe a sua senha.')),
})

/** The body of `PUT /company/tills/{id}/reason`. */
export const differenceReasonSchema = z.object({ reason: reasonText('Escreva o que aconteceu.') })
