import * as z from 'zod/mini'

/** An id that a client makes: of a command, a tab, a line, a payment. */
export const madeId = z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, 'Use até 64 letras e algarismos no identificador.'))
