import { getLinkedShareSpec } from '@campo-livre/contract/splits/get-linked-share.ts'
import { sendShareCommandSpec } from '@campo-livre/contract/splits/send-share-command.ts'
import { answeredBefore } from '@campo-livre/domain/outcome/answered-before.ts'
import { personBehind } from '@campo-livre/domain/splits/group-link.ts'
import type { ShareCommand } from '@campo-livre/domain/splits/command.ts'
import type { LinkedShare } from '@campo-livre/domain/splits/split-view.ts'
import { toLinkedShare } from '@campo-livre/domain/splits/to-view.ts'
import type { Bank } from '../ports/bank.ts'
import type { Database } from '../store/database.ts'
import type { SplitRecord, UserRecord } from '../store/records.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { REMOVED_NAME } from '@campo-livre/domain/privacy/personal-data.ts'
import { arenaCredit } from './arena-credit.ts'
import { arenaOf } from './arena-of.ts'
import { applySplitCommand } from './apply-split-command.ts'
import { requireDone } from '../store/apply-outcome.ts'
import { payFromPhone } from '../payments/pay-from-phone.ts'
import { owned } from '../ownership/owned.ts'
import { ownRow } from '../ownership/own-row.ts'

/** The way from the secret of a link to the bill with the share. */
const behindLink = { param: 'token', keys: ['shareToken'] } as const

/** Returns the share behind a link (N1); an old, a foreign and a guessed one are one answer. */
export const getLinkedShare = answer(
  owned(getLinkedShareSpec, 'splits', 'link', behindLink),
  ({ db, now, user, row, params }) => ok(shown(db, { now, user }, row, params.token)),
)

/** Pays a share by its link, or says what is one's own. */
export const sendShareCommand = answer(
  owned(sendShareCommandSpec, 'splits', 'link', behindLink),
  async ({ db, bank, now, user, row, params, body }) => {
    const { token } = params
    const share = { split: row, personId: personOf(row, token).id }
    const message = await carryOutOwn(db, { bank, now, user }, share, body)
    const split = ownRow(db, user, { table: 'splits', whose: 'link', id: row.id }).row
    return ok(shown(db, { now, user }, split, token), { message })
  },
)

type Asking = { now: string; user: UserRecord | null }
type Paying = Asking & { bank: Bank }
type Share = { split: SplitRecord; personId: string }

/** Carries out what somebody does with their own share; returns the message about it. */
async function carryOutOwn(
  db: Database,
  { bank, now, user }: Paying,
  share: Share,
  body: ShareCommand,
): Promise<string> {
  const { split, personId } = share
  const own = { splitId: split.id, personId }
  if (body.type === 'pix' || body.type === 'card' || body.type === 'credit')
    return payShare(db, { bank, now, user }, share, body)
  const athleteId = user && roleOf(user) === 'athlete' ? user.id : null
  const step = body.type === 'take' ? { ...body, ...own, userId: athleteId } : { ...body, ...own }
  await applySplitCommand(db, { now, by: null, ownerId: split.organizerId }, step)
  return 'Anotado.'
}

type PayCommand = Extract<ShareCommand, { type: 'pix' | 'card' | 'credit' }>

/** Pays a share, or makes its code: what is open of it is known to the bill alone. */
async function payShare(
  db: Database,
  { bank, now, user }: Paying,
  { split, personId }: Share,
  body: PayCommand,
): Promise<string> {
  const kept = split.commands.find((each) => each.id === body.id)
  const known = answeredBefore(kept, (each) => each.by === personId)
  if (known) requireDone(known)
  if (known && body.type === 'card') return 'Já recebemos esse pagamento.'
  const amountCents = body.type === 'pix' ? 0 : body.cents
  const bill = {
    ref: { of: 'share', id: split.id, personId } as const,
    account: null,
    // The same again has nothing left to be judged by.
    creditLeftCents: () =>
      known ? amountCents : (arenaCredit(db, now, user, { split, personId })?.cents ?? 0),
    maxInstalments: arenaOf(db, split)?.maxInstalments ?? 1,
    commandId: body.id,
    paymentId: () => `credito-${body.id}`,
    pixMessage: 'Anotado.',
  }
  const request = {
    amountCents,
    card: body.type === 'card' ? body.card : undefined,
    credit: body.type === 'credit',
  }
  return payFromPhone({ db, bank, now, userId: user?.id ?? null }, bill, request)
}

/** Returns the person whose share a secret leads to. */
function personOf(split: SplitRecord, token: string): SplitRecord['people'][number] {
  const person = personBehind(split, token)
  if (!person) throw lost(split)
  return person
}

const lost = ({ id }: SplitRecord) => new Error(`bill ${id} has lost the share behind a link`)

function shown(db: Database, { now, user }: Asking, split: SplitRecord, token: string): LinkedShare {
  const { id: personId } = personOf(split, token)
  const share = toLinkedShare(split, token, {
    organizerName: db.users.find(split.organizerId)?.name ?? REMOVED_NAME,
    maxInstalments: arenaOf(db, split)?.maxInstalments ?? 1,
    arenaCredit: arenaCredit(db, now, user, { split, personId }),
  })
  if (!share) throw lost(split)
  return share
}
