import * as z from 'zod/mini'
import { noticeKinds } from '../notifications/notice-kinds.ts'
import { daySchema } from '../time/zone.ts'
import { sportSkillSchema } from './account.ts'
import { cpfSchema } from './cpf.ts'
import { emailSchema } from './email.ts'
import { confirmedPassword, passwordSchema } from './password.ts'
import { phoneSchema } from './phone.ts'
import { codeSchema } from './proof.ts'
import { genderSchema, nameSchema } from './registration.ts'

const ownPassword = z.string('Informe sua senha atual.').check(z.minLength(1, 'Informe sua senha atual.'))

/** What `PUT /me/account` takes. Null where somebody would rather not say. */
export const accountChangeSchema = z.object({
  name: nameSchema,
  phone: phoneSchema,
  cpf: z.nullable(cpfSchema),
  date: z.nullable(daySchema),
  gender: z.nullable(genderSchema),
})
export type AccountChange = z.infer<typeof accountChangeSchema>

/** A sport stands in the list once. */
const eachOnce = z.refine<readonly { sport: string }[]>(
  (list) => new Set(list.map(({ sport }) => sport)).size === list.length,
  'Cada esporte entra uma vez só.',
)

/** What `PUT /me/sports` takes: all of them, in the order in which they are shown. */
export const sportsChangeSchema = z.object({ sports: z.array(sportSkillSchema).check(eachOnce) })

/** What `PUT /me/notification-preferences` takes: the kinds that are turned off. */
export const preferencesSchema = z.object({ muted: z.array(z.enum(noticeKinds)) })

/** The most that a picture may weigh when it is sent, in letters of its data address. */
export const MAX_PICTURE_LETTERS = 400_000

/** How the bytes of each kind begin, in base64. */
const beginnings: Readonly<Record<string, RegExp>> = {
  jpeg: /^\/9j\//,
  png: /^iVBORw0KGgo/,
  // `RIFF`, four bytes of length, `WEBP`.
  webp: /^UklGR.{6}XRUJQ/,
}

/** Whether a data address holds one of the pictures that browsers show, and is one as its bytes say. */
function isPicture(address: string): boolean {
  const [, type = '', bytes = ''] =
    /^data:image\/(jpeg|png|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? []
  return bytes.length % 4 === 0 && beginnings[type]?.test(bytes) === true
}

/** What `PUT /me/photo` and `PUT /company/logo` take: a JPEG, PNG or WebP as a data address. */
export const pictureSchema = z.object({
  image: z
    .string('Escolha uma foto.')
    .check(
      z.maxLength(MAX_PICTURE_LETTERS, 'Essa foto é grande demais. Escolha outra.'),
      z.refine(isPicture, 'Essa foto não é aceita. Escolha outra.'),
    ),
})

/** What `POST /me/password` takes. */
export const passwordChangeSchema = z
  .object({
    current_password: ownPassword,
    password: passwordSchema,
    password_confirmation: z.string('Repita a senha.'),
  })
  .check(confirmedPassword)
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/** What `POST /me/email` takes: where the code goes, and proof that it is the person who asks. */
export const emailChangeSchema = z.object({ email: emailSchema, password: ownPassword })
export type EmailChange = z.infer<typeof emailChangeSchema>

/** What `POST /me/email/confirm` takes. */
export const emailConfirmationSchema = z.object({ code: codeSchema })

/** What `POST /me/deletion` takes. */
export const deletionRequestSchema = z.object({ password: ownPassword })
