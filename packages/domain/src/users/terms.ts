import * as z from 'zod/mini'

/** The version of the current terms and privacy notice: the day from which they apply. */
export const TERMS_VERSION = '2026-11-20'

/** The agreement to both of them (LGPD): the version that the person was shown. An outdated version is refused. */
export const termsVersionSchema = z
  .string('Sem esse aceite não dá para criar a conta.')
  .check(
    z.refine(
      (version) => version === TERMS_VERSION,
      'Os termos mudaram. Atualize a página para ver os novos e aceitar.',
    ),
  )
