import '@campo-livre/ui/styles/form.css'
import { cardReader } from '@campo-livre/api/payments/read-card.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { cardName, type CardToken } from '@campo-livre/domain/payments/card/card.ts'
import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import layout from '../../../lib/form/form-layout.module.css'
import { SubmitButton } from '../../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { Notice } from '../../../lib/notice/notice.tsx'
import { CardFields } from './card-fields.tsx'
import { cardFields, type CardValues, emptyCard, validateCard } from './card-values.ts'
import { CardWaiting } from './card-wait.tsx'
import { cardsAddress } from './cards-address.ts'
import classes from './card-way.module.css'
import type { CardWay } from './pay-way.ts'
import { useCharge } from './use-charge.ts'

const readCard = cardReader(cardsAddress())

type Props = { way: CardWay; amountCents: number; mayPay?: (() => boolean) | undefined }

/**
 * Payment by card. Its number and its code go to the bank, once, for a token; the token pays. While the bank is asked, the form is
 * out of sight and not gone: a card that is declined keeps everything that was typed but the code.
 */
export default function PayByCard({ way, amountCents, mayPay }: Props) {
  const { waiting, declined, maxInstalments } = way
  const [number, setNumber] = useState('')
  const { charge, charging, checking, problem } = useCharge(way)
  const form = useForm<CardValues>({
    mode: 'uncontrolled',
    initialValues: emptyCard,
    validate: validateCard,
    onValuesChange: (values) => setNumber(values.number),
  })
  const { submit, inputOf, ...sending } = useSubmitForm<CardValues, CardToken>({
    form,
    fields: cardFields,
    send: ({ instalments: _count, ...card }, signal) => readCard(card, signal),
    onSent: ({ instalments }, { token }) => {
      form.setFieldValue('securityCode', '')
      form.clearFieldError('securityCode')
      charge({ token, instalments: Number(instalments) })
    },
    failure: 'Não deu para ler o cartão. Nada foi cobrado.',
    unknownCall: 'O cartão não funciona agora. Pague por Pix.',
  })
  const isOut = waiting !== null || charging
  const formRef = useFocusAfter(isOut)
  const isDeclined = !isOut && problem === null && declined !== null && !sending.pending
  return (
    <>
      {isOut && (
        <CardWaiting
          amountCents={amountCents}
          card={waiting}
          waits={waiting?.waits ?? (checking ? 'lost' : 'asked')}
        />
      )}
      <form
        ref={formRef}
        className={classes.form}
        hidden={isOut}
        onSubmit={(event) => {
          if (mayPay?.() !== false) submit(event)
          else event.preventDefault()
        }}
        noValidate
        aria-label="Pagar com cartão"
      >
        {isDeclined && (
          <Notice>
            {declined.declined === 'no-funds'
              ? `O ${cardName(declined)} não tem limite para esse valor. Nada foi cobrado. Use outro, ou pague de outro jeito.`
              : `O banco recusou o ${cardName(declined)}. Nada foi cobrado. Confira os dados, ou pague de outro jeito.`}
          </Notice>
        )}
        <div className={layout.form}>
          <CardFields
            keyOf={(name) => form.key(name)}
            inputOf={inputOf}
            number={number}
            amountCents={amountCents}
            maxInstalments={maxInstalments}
          />
        </div>
        <SubmitButton sending={{ ...sending, notice: sending.notice ?? (sending.pending ? null : problem) }}>
          Pagar {formatCents(amountCents)}
        </SubmitButton>
        <p className={classes.safe}>
          O número e o código vão direto para o banco. A gente não guarda nenhum dos dois.
        </p>
      </form>
    </>
  )
}

/** Gives the code the focus when the form is back: it is what has to be typed again. */
function useFocusAfter(isOut: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const wasOut = useRef(isOut)
  useEffect(() => {
    if (wasOut.current && !isOut) form.current?.querySelector<HTMLElement>('[name="securityCode"]')?.focus()
    wasOut.current = isOut
  }, [isOut])
  return form
}
