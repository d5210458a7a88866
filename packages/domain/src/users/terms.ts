import * as z from 'zod/mini'

/** The day from which the present terms and the present privacy notice hold: that is their version. */
export const TERMS_VERSION = '2026-11-20'

/** The agreement to both of them (LGPD): the version that somebody was shown. An older one has to be read anew. */
export const termsVersionSchema = z
  .string('Sem esse aceite não dá para criar a conta.')
  .check(
    z.refine(
      (version) => version === TERMS_VERSION,
      'Os termos mudaram. Atualize a página para ver os novos e aceitar.',
    ),
  )
