import type { User } from '@campo-livre/domain/users/user.ts'
import * as z from 'zod/mini'
import { parse } from '../client/parse.ts'
import { readInstant } from '../client/to-instant.ts'

/** An optional text; an unreadable one counts as null, as it is no reason to turn a person away. */
const words = z.catch(z.nullish(z.string()), null)

/** The user as servers send it: the id a number or a uuid, snake or camel case, perhaps without a profile. */
const wireUserSchema = z.object({
  id: z.optional(z.unknown()),
  uuid: words,
  name: z.string(),
  email: words,
  phone: words,
  imagePath: words,
  emailVerifiedAt: words,
  email_verified_at: words,
  profile: z.catch(z.nullish(z.object({ name: z.string() })), null),
})

/** Reads a user in any of these forms; an absent profile becomes the unknown one (B6). */
export function readUser(value: unknown): User {
  const wire = parse(wireUserSchema, value)
  return {
    id: readId(wire.id) ?? wire.uuid ?? wire.email ?? wire.name,
    name: wire.name,
    email: wire.email ?? '',
    phone: wire.phone ?? null,
    imagePath: wire.imagePath ?? null,
    emailVerifiedAt: readInstant(wire.emailVerifiedAt ?? wire.email_verified_at),
    profile: { name: wire.profile?.name ?? '' },
  }
}

function readId(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
