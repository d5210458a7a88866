import '@campo-livre/ui/styles/form.css'
import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { applyCoupon, dropCoupon } from '@campo-livre/api/coupons/use-coupon.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { newerBooking } from '../newer-booking.ts'
import classes from './coupon.module.css'

type Props = { booking: BookingDetail; focused: boolean; onClosed: () => void }

/** The field for a coupon, and once it is applied what it takes off. */
export default function CouponField({ booking, focused, onClosed }: Props) {
  const { id, couponUsed } = booking
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  const keep = (answer: BookingDetail) =>
    client.setQueryData(bookingQuery(id).queryKey, (known) => newerBooking(known, answer))
  const meta = { changes: ['bookings'] } as const
  const use = useAction<string, BookingDetail>({
    mutation: { mutationFn: (wanted, { signal }) => applyCoupon(id, wanted, signal), onSuccess: keep, meta },
    failure: 'Não deu para aplicar o cupom. Tente de novo.',
  })
  const drop = useAction<void, BookingDetail>({
    mutation: { mutationFn: (_, { signal }) => dropCoupon(id, signal), onSuccess: keep, meta },
    done: onClosed,
    failure: 'Não deu para tirar o cupom. Tente de novo.',
  })
  if (couponUsed)
    return (
      <div className={classes.used} role="status">
        <span className={classes.what}>
          Cupom <strong>{couponUsed.code}</strong>
          <span className={classes.off}>−{formatCents(couponUsed.offCents)}</span>
        </span>
        <ActionButton action={drop} variant="subtle" onClick={() => drop.run()}>
          Tirar
        </ActionButton>
      </div>
    )
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') use.run(code)
      }}
    >
      <TextInput
        size="md"
        label="Cupom"
        ref={input}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={({ currentTarget: { value } }) => setCode(value)}
      />
      <ActionButton action={use} variant="default" disabled={code.trim() === ''}>
        Aplicar
      </ActionButton>
    </form>
  )
}
