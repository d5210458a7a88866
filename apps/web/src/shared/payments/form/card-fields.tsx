import { cardBrandLabels } from '@campo-livre/domain/payments/card/brand.ts'
import { brandOf } from '@campo-livre/domain/payments/card/brand-of.ts'
import { maskExpiry } from '@campo-livre/domain/payments/card/expiry.ts'
import { describeInstalments, instalmentChoices } from '@campo-livre/domain/payments/card/instalments.ts'
import { cardDigits, groupCardDigits } from '@campo-livre/domain/payments/card/number.ts'
import { securityCodeDigits } from '@campo-livre/domain/payments/card/security-code.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import layout from '../../../lib/form/form-layout.module.css'
import type { InputOf } from '../../../lib/form/use-submit-form.ts'
import classes from './card-way.module.css'
import type { CardValues } from './card-values.ts'

type Props = {
  keyOf: (name: keyof CardValues) => string
  inputOf: InputOf<CardValues>
  /** The number as it is typed, which tells the brand. */
  number: string
  amountCents: number
  maxInstalments: number
}

/** The fields of a card, which the browser can fill in, and its instalments where the arena allows them. */
export function CardFields({ keyOf, inputOf, number, amountCents, maxInstalments }: Props) {
  const brand = brandOf(cardDigits(number))
  const codeDigits = securityCodeDigits(number)
  const counts = instalmentChoices(amountCents, maxInstalments)
  return (
    <>
      <TextInput
        key={keyOf('number')}
        {...inputOf('number', { mask: groupCardDigits })}
        className={layout.field ?? ''}
        label="Número do cartão"
        inputMode="numeric"
        autoComplete="cc-number"
        rightSection={brand && <span className={classes.brand}>{cardBrandLabels[brand]}</span>}
        rightSectionWidth="auto"
        rightSectionPointerEvents="none"
      />
      <div className={classes.pair}>
        <TextInput
          key={keyOf('expiry')}
          {...inputOf('expiry', { mask: maskExpiry })}
          className={layout.field ?? ''}
          label="Validade"
          placeholder="MM/AA"
          inputMode="numeric"
          autoComplete="cc-exp"
        />
        <TextInput
          key={keyOf('securityCode')}
          {...inputOf('securityCode', { mask: (text) => text.replace(/\D/g, '').slice(0, codeDigits) })}
          className={layout.field ?? ''}
          label="Código de segurança"
          inputMode="numeric"
          autoComplete="cc-csc"
        />
      </div>
      <TextInput
        key={keyOf('holderName')}
        {...inputOf('holderName')}
        className={layout.field ?? ''}
        label="Nome no cartão"
        autoComplete="cc-name"
        autoCapitalize="characters"
      />
      {counts.length > 1 && (
        <NativeSelect
          key={keyOf('instalments')}
          {...inputOf('instalments')}
          className={layout.field ?? ''}
          label="Parcelas"
          data={counts.map((count) => ({
            value: String(count),
            label: describeInstalments(amountCents, count),
          }))}
        />
      )}
    </>
  )
}
