/** The files that answer themselves with what is not there, each with the reason. */
export const missingByHand: Readonly<Record<string, string>> = {
  'packages/backend/src/admin/deed.ts': 'the command of an admin names any row of any kind by its list',
  'packages/backend/src/payments/confirm-pix.ts': 'a bank names a payment, not somebody who asks for a row',
  'packages/backend/src/splits/get-split-proposal.ts': 'the path names the table, too',
}
