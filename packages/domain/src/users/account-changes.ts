import * as z from 'zod/mini'
import { notificationKinds } from '../notifications/notification-kinds.ts'
import { noticeMailsSchema } from '../notifications/notice-settings.ts'
import { daySchema } from '../time/zone.ts'
import { sportSkillSchema } from './account.ts'
import { cpfSchema } from './cpf.ts'
import { emailSchema } from './email.ts'
import { confirmedPassword, passwordSchema } from './password.ts'
import { phoneSchema } from './phone.ts'
import { MAX_PICTURE_LETTERS, pictureDataUpTo } from './picture-data.ts'
import { codeSchema } from './proof.ts'
import { genderSchema } from './registration.ts'
import { nameSchema } from './name.ts'

const ownPassword = z.string('Informe sua senha atual.').check(z.minLength(1, 'Informe sua senha atual.'))

/** The body of `PUT /me/account`. Null where the person would rather not say. */
export const accountChangeSchema = z.object({
  name: nameSchema,
  phone: phoneSchema,
  cpf: z.nullable(cpfSchema),
  date: z.nullable(daySchema),
  gender: z.nullable(genderSchema),
})
export type AccountChange = z.infer<typeof accountChangeSchema>

/** Checks that each sport is in the list only once. */
const eachOnce = z.refine<readonly { sport: string }[]>(
  (list) => new Set(list.map(({ sport }) => sport)).size === list.length,
  'Cada esporte entra uma vez só.',
)

/** The body of `PUT /me/sports`: all of them, in the order in which they are shown. */
export const sportsChangeSchema = z.object({ sports: z.array(sportSkillSchema).check(eachOnce) })

/** The body of `PUT /me/city`: the city in which the person plays; null for none. */
export const cityChangeSchema = z.object({
  city: z.nullable(
    z
      .string('Escolha uma cidade.')
      .check(z.trim(), z.minLength(2, 'Escolha uma cidade.'), z.maxLength(80, 'Esse nome é longo demais.')),
  ),
})

/** The body of `PUT /me/birth-date`, for somebody whose birth is not known yet. */
export const birthDateSchema = z.object({
  date: daySchema,
  /** Asked of people under 18: a responsible adult knows and agrees. */
  guardian_consent: z.optional(z.boolean()),
})
export type BirthDate = z.infer<typeof birthDateSchema>

/** The body of `PUT /me/notification-preferences`: the kinds that the bell is silent about, and the mails; absent where they stay. */
export const preferencesSchema = z.object({
  muted: z.array(z.enum(notificationKinds)),
  mails: z.optional(noticeMailsSchema),
})
export type Preferences = z.infer<typeof preferencesSchema>

/** The body of `PUT /me/photo` and `PUT /company/logo`. */
export const pictureSchema = z.object({ image: pictureDataUpTo(MAX_PICTURE_LETTERS) })

/** The body of `POST /me/password`. */
export const passwordChangeSchema = z
  .object({
    /** Left out by somebody who has none yet. */
    current_password: z.optional(ownPassword),
    password: passwordSchema,
    password_confirmation: z.string('Repita a senha.'),
  })
  .check(confirmedPassword)
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/**
 * The body of `POST /me/email`: the address to which the code is sent, and the current password as proof of identity.
 */
export const emailChangeSchema = z.object({ email: emailSchema, password: ownPassword })
export type EmailChange = z.infer<typeof emailChangeSchema>

/** The body of `POST /me/email/confirm`. */
export const emailConfirmationSchema = z.object({ code: codeSchema })

/** The body of `POST /me/deletion`. */
export const deletionRequestSchema = z.object({ password: ownPassword })
