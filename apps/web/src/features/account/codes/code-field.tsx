import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, type ClipboardEvent, useRef } from 'react'
import classes from './code-field.module.css'
import { findCode } from './find-code.ts'

const LENGTH = 6
const boxes = Array.from({ length: LENGTH }, (_, box) => box)

type Props = Omit<TextInputProps, 'onChange'> & {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  /** True to send the form as soon as the code is complete. */
  sends?: boolean
}

/**
 * The field of a mailed code: one input over six boxes, so that it is typed, pasted, filled in by the phone and read
 * aloud as one (H11).
 */
export function CodeField({ onChange, sends = true, ...input }: Props) {
  // A seventh digit changes nothing, and the code is not sent again.
  const sent = useRef(String(input.defaultValue ?? ''))
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event)
    const { value, form } = event.currentTarget
    const whole = value.length === LENGTH && !/\D/.test(value) ? value : ''
    const isNew = whole !== sent.current
    sent.current = whole
    if (sends && whole !== '' && isNew) form?.requestSubmit()
  }
  return (
    <TextInput
      label="Código de 6 números"
      description={sends ? 'Com os 6 números, a confirmação segue sozinha.' : undefined}
      autoComplete="one-time-code"
      inputMode="numeric"
      {...input}
      onChange={change}
      onPaste={pasteCode}
      className={classes.field ?? ''}
      classNames={{ wrapper: classes.over ?? '', input: classes.input ?? '' }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      inputContainer={(field) => (
        <div className={classes.boxes}>
          {boxes.map((box) => (
            <span key={box} className={classes.box} aria-hidden />
          ))}
          {field}
        </div>
      )}
    />
  )
}

/** Replaces the value by a complete code in the pasted text, without the words around it. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>): void {
  const code = findCode(event.clipboardData.getData('text'))
  if (code.length !== LENGTH) return
  event.preventDefault()
  const field = event.currentTarget
  field.setRangeText(code, 0, field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
