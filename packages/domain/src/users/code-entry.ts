import * as z from 'zod/mini'
import { emailSchema } from './email.ts'
import { nameSchema } from './name.ts'
import { codeSchema } from './proof.ts'
import { termsVersionSchema } from './terms.ts'

/**
 * The body of `POST /auth/code/confirm`: the code that went to the e-mail, the agreement to the terms, and the name of
 * somebody who has no account yet.
 */
export const codeEntrySchema = z.object({
  email: emailSchema,
  code: codeSchema,
  name: z.optional(nameSchema),
  terms_version: termsVersionSchema,
})
export type CodeEntry = z.infer<typeof codeEntrySchema>

/** The parts of an account that entering by a code depends on. */
type KnownAccount = {
  emailVerifiedAt: string | null
  blocked: boolean
  invited?: boolean | undefined
  /** True while the password is that of the registration, which came before the e-mail was confirmed. */
  passwordUnproven?: boolean | undefined
}

/** The end of a password that came with the registration. */
type WithoutPassword = { password: null; passwordUnproven: false }

/** The changes of an account that its person enters by a code for the first time. */
type FirstEntry = {
  name?: string
  emailVerifiedAt: string
  password: null
  passwordUnproven: false
  invited: false
  terms: { version: string; acceptedAt: string }
}

type Entered =
  | { kind: 'blocked' }
  /** There is no account yet, and no name for one. */
  | { kind: 'nameless' }
  /** There is no account yet: one is made, with this name. */
  | { kind: 'new'; account: FirstEntry & { name: string } }
  /** There is one; `change` is null where it was theirs before. */
  | { kind: 'known'; change: FirstEntry | WithoutPassword | null }

/**
 * Decides what the right code of an e-mail does (H11): it signs in to the account of that e-mail, or makes one. An account
 * that nobody has confirmed becomes that of whoever reads the mail: the password that came with it may be a stranger's
 * and ends, also where the e-mail was confirmed by the code of the registration meanwhile.
 */
export function enterByCode(
  known: KnownAccount | null,
  typed: Omit<CodeEntry, 'code'>,
  now: string,
): Entered {
  const { name, terms_version: version } = typed
  const first = {
    emailVerifiedAt: now,
    password: null,
    passwordUnproven: false,
    invited: false,
    terms: { version, acceptedAt: now },
  } as const
  if (known === null)
    return name === undefined ? { kind: 'nameless' } : { kind: 'new', account: { ...first, name } }
  if (known.blocked) return { kind: 'blocked' }
  const theirs = known.emailVerifiedAt !== null && known.invited !== true
  if (!theirs) return { kind: 'known', change: { ...first, ...(name === undefined ? {} : { name }) } }
  const ends = known.passwordUnproven === true
  return { kind: 'known', change: ends ? { password: null, passwordUnproven: false } : null }
}
