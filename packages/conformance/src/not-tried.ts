/** The reasons for which cases are left out; every one left out has one. */
export const reasons = {
  'no login': 'nobody of that profile was given',
  'no mailbox': 'it takes a code or an account of its own, and nobody reads the mail',
  'no subject': 'nobody has told how it is asked rightly: packages/conformance/src/subjects',
  'no data': 'there is nothing of the kind on the server',
  public: 'it belongs to nobody: anyone may see it',
  'all of them': 'an admin may do it with any',
  'answered otherwise': 'something unknown is no refusal there',
  'no version': 'its answers have no ETag there',
  unreadable: 'no call tells of it again',
} as const
export type Reason = keyof typeof reasons

/** Thrown when a case cannot be tried. */
export class NotTried extends Error {
  readonly reason: Reason

  constructor(reason: Reason, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`)
    this.reason = reason
  }
}
