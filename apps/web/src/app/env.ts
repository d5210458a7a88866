import * as z from 'zod/mini'

const message = 'VITE_API_URL precisa ser um caminho que termina em /api ou um endereço completo.'

const envSchema = z.object({
  VITE_API_URL: z.string(message).check(z.regex(/^(\/([\w.-]+\/)*api|https?:\/\/[^\s?#]+)$/, message)),
  VITE_MOCKS: z.optional(z.enum(['on', 'off'], 'VITE_MOCKS precisa ser "on" ou "off".')),
})

export type Env = { apiUrl: string; mocks: boolean }

/** The settings of this build, or one readable sentence (as an Error) about what is wrong with them. */
export function readEnv(raw: Record<string, unknown>): Env {
  const read = envSchema.safeParse(raw)
  if (!read.success) throw new Error(read.error.issues[0]?.message ?? message)
  return { apiUrl: read.data.VITE_API_URL, mocks: read.data.VITE_MOCKS === 'on' }
}
