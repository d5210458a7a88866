import { linkAnswerSchema } from '@campo-livre/domain/rachas/command.ts'
import { linkedRachaSchema } from '@campo-livre/domain/rachas/racha.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const answerLinkedRachaCall = {
  method: 'POST',
  path: '/racha-links/{token}/answers',
  output: linkedRachaSchema,
} as const satisfies DeclaredCall

export const answerLinkedRachaSpec = describeCall(answerLinkedRachaCall, () => ({
  who: 'anyone',
  extension: true,
  body: linkAnswerSchema,
  summary:
    'Answers for a racha by its link: as the signed-in athlete, or as a guest by name. The key of a device answers for the same guest again.',
  refusals: {
    not_found: 'Nobody has such a link, or it was renewed.',
    age_needed:
      'The racha has ages: the birth of the athlete is not known (`PUT /me/birth-date`), or a guest has not given their word (`ageStated`).',
    conflict: 'They are not of its age, somebody of that name is on the list already, or the list is full.',
    invalid_transition: 'The racha has begun, is over or is cancelled.',
    idempotency_key_reused: 'The id was used before with something else.',
  },
}))
