import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import { counterTotal } from '@campo-livre/domain/bookings/venue-part.ts'
import { payableCents, accountSum } from '@campo-livre/domain/payments/account-sum.ts'
import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { Button, Textarea, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useBookingCommand } from '../../../shared/bookings/use-booking-command.ts'
import { AccountPanel } from '../../../shared/payments/account-panel.tsx'
import classes from '../../../shared/payments/panel.module.css'
import { Segments } from '../../../shared/payments/segments.tsx'

type Way = 'all' | 'other'

const ways: readonly (readonly [Way, string])[] = [
  ['all', 'Tudo'],
  ['other', 'Uma parte'],
]

/** The money that the counter takes for a booking, whole or in parts (H2); for one that is on a tab, the way to it. */
export function ReceiveMoney({ booking }: { booking: CompanyBooking }) {
  const { id: bookingId, counter, tab } = booking
  const [way, setWay] = useState<Way>('all')
  const [typed, setTyped] = useState('')
  const action = useBookingCommand({
    done: () => {
      setWay('all')
      setTyped('')
    },
    failure: 'Não deu para receber. Confira e tente de novo.',
  })
  const totalCents = counterTotal(booking)
  if (tab !== null)
    return (
      <Link to="/company/tabs" search={{ comanda: tab.id }}>
        Receber na comanda {tab.code}
      </Link>
    )
  if (totalCents === 0 && counter.payments.length === 0) return null
  const payable = payableCents(accountSum(counter, totalCents))
  const amountCents = way === 'all' ? payable : (readDecimal(typed, 2) ?? 0)
  return (
    <AccountPanel
      account={counter}
      totalCents={totalCents}
      amountCents={amountCents}
      problem={action.sentence}
      chooser={
        <section className={classes.section} aria-label="Quanto">
          <Segments label="Quanto" choices={ways} value={way} onValue={setWay} />
          {way === 'other' && (
            <TextInput
              size="lg"
              label="Valor"
              inputMode="decimal"
              autoComplete="off"
              leftSection="R$"
              placeholder={formatDecimal(payable, 2)}
              value={typed}
              onChange={({ currentTarget: { value } }) => setTyped(value)}
            />
          )}
        </section>
      }
      onTake={(payment) => {
        action.run({ type: 'pay', bookingId, ...payment })
        return true
      }}
      onWithdraw={(paymentId) =>
        action.run({ type: 'void_payment', bookingId, paymentId, reason: 'Pix cancelado no balcão' })
      }
      giveBack={(paymentId, act, onDone) => (
        <GiveBack
          act={act}
          onReason={(reason) => {
            action.run({ type: 'void_payment', bookingId, paymentId, reason })
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
