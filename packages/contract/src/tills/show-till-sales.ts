import { tillSalesAskedSchema } from '@campo-livre/domain/tills/till-input.ts'
import { tillSalesSchema } from '@campo-livre/domain/tills/till-row.ts'
import { WRONG_PASSWORD } from '../account/wrong-password.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const showTillSalesCall = {
  method: 'POST',
  path: '/company/tills/{id}/sales',
  output: tillSalesSchema,
} as const satisfies DeclaredCall

export const showTillSalesSpec = describeCall(showTillSalesCall, () => ({
  who: ['company'],
  body: tillSalesAskedSchema,
  extension: true,
  summary:
    'The sales of the open till by way of paying, for who knows the password of the account. The report of the till says when they were read, as whoever counts after that does not count blind.',
  refusals: {
    not_found: 'Not theirs.',
    till_closed: 'It is closed: its report has them.',
    wrong_password: 'The password is wrong (`password`).',
    too_many_attempts: WRONG_PASSWORD,
  },
}))
