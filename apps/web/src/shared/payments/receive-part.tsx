import type { Account } from '@campo-livre/domain/payments/account.ts'
import type { PaymentInput } from '@campo-livre/domain/payments/account-input.ts'
import { accountSum, payableCents } from '@campo-livre/domain/payments/account-sum.ts'
import { paidParts } from '@campo-livre/domain/payments/paid-parts.ts'
import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { AccountPanel } from './account-panel.tsx'
import classes from './panel.module.css'
import { Segments } from './segments.tsx'

type Way = 'all' | 'other'

const ways: readonly (readonly [Way, string])[] = [
  ['all', 'Tudo'],
  ['other', 'Uma parte'],
]

type Props = {
  account: Account
  totalCents: number
  /** The reason for which the last payment was not taken; null for none. */
  problem: string | null
  onPay: (payment: PaymentInput) => void
  onVoid: (payment: { paymentId: string; reason: string }) => void
}

/** Takes the money of an account at the counter, whole or a part of it, and gives it back with a reason. */
export function ReceivePart({ account, totalCents, problem, onPay, onVoid }: Props) {
  const taken = paidParts(account).length + account.pendingPix.length
  const [entered, setEntered] = useState<{ taken: number; way: Way; typed: string }>({
    taken,
    way: 'all',
    typed: '',
  })
  // The entry was for the payment that has come in since.
  const { way, typed } = entered.taken === taken ? entered : { way: 'all' as const, typed: '' }
  const payable = payableCents(accountSum(account, totalCents))
  const amountCents = way === 'all' ? payable : (readDecimal(typed, 2) ?? 0)
  return (
    <AccountPanel
      account={account}
      totalCents={totalCents}
      amountCents={amountCents}
      problem={problem}
      chooser={
        <section className={classes.section} aria-label="Quanto">
          <Segments
            label="Quanto"
            choices={ways}
            value={way}
            onValue={(next) => setEntered({ taken, way: next, typed })}
          />
          {way === 'other' && (
            <TextInput
              size="lg"
              label="Valor"
              inputMode="decimal"
              autoComplete="off"
              leftSection="R$"
              placeholder={formatDecimal(payable, 2)}
              value={typed}
              onChange={({ currentTarget: { value } }) => setEntered({ taken, way, typed: value })}
            />
          )}
        </section>
      }
      onTake={(payment) => {
        onPay(payment)
        return true
      }}
      onWithdraw={(paymentId) => onVoid({ paymentId, reason: 'Pix cancelado no balcão' })}
      giveBack={(paymentId, act, onDone) => (
        <GiveBack
          act={act}
          onReason={(reason) => {
            onVoid({ paymentId, reason })
            onDone()
          }}
        />
      )}
    />
  )
}

function GiveBack({ act, onReason }: { act: string; onReason: (reason: string) => void }) {
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim() === '') setAsked(true)
        else onReason(reason)
      }}
    >
      <Textarea
        size="md"
        label="Motivo"
        autosize
        minRows={2}
        value={reason}
        error={isAsked && reason.trim() === '' && 'Diga por que o pagamento volta.'}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button type="submit" size="lg">
        {act}
      </Button>
    </form>
  )
}
