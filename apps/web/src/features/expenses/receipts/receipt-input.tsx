import { newReceiptSchema } from '@campo-livre/domain/expenses/receipt-input.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Input } from '@mantine/core'
import { useRef, useState } from 'react'
import { useMedia } from '../../../lib/browser/use-media.ts'
import type { CustomInputProps } from '../../../lib/form/form-field.ts'
import { PictureProblem } from '../../../lib/picture-editor/read-picture.ts'
import details from '../expense-details.module.css'
import { readReceipt } from './read-receipt.ts'
import { receiptFiles } from './receipt-files.ts'

/** The receipt of a new expense: a photo, taken on the spot where there is a camera, or a file. It is sent with the rest. */
export function ReceiptInput({ label, name, text, error, onText }: CustomInputProps) {
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [reading, setReading] = useState(false)
  const held = useMedia('(pointer: coarse)')
  const chosen = receiptOf(text)
  const take = async (file: File | undefined) => {
    if (!file || reading) return
    setProblem(null)
    setReading(true)
    try {
      onText(JSON.stringify(await readReceipt(file)))
    } catch (failure) {
      setProblem(
        failure instanceof PictureProblem ? failure.message : 'Esse arquivo não abre. Escolha outro.',
      )
    } finally {
      setReading(false)
    }
  }
  const chooser = (ref: typeof camera, rest: { accept: string; capture?: 'environment' }) => (
    <input
      {...rest}
      ref={ref}
      type="file"
      hidden
      onChange={({ currentTarget }) => {
        void take(currentTarget.files?.[0])
        // Lets the same file be chosen again.
        currentTarget.value = ''
      }}
    />
  )
  return (
    <Input.Wrapper size="md" label={label} labelElement="div" error={problem ?? error}>
      <div data-path={name} tabIndex={-1}>
        {chosen && (
          <p className={details.chosen}>
            {chosen.file.startsWith('data:image') && (
              <img className={details.thumb} src={chosen.file} alt="Comprovante escolhido" />
            )}
            <span>{chosen.name}</span>
          </p>
        )}
        {chooser(camera, { accept: 'image/*', capture: 'environment' })}
        {chooser(files, { accept: receiptFiles })}
        <p className={details.buttons}>
          {held && !chosen && (
            <button type="button" className={button.secondary} onClick={() => camera.current?.click()}>
              Fotografar
            </button>
          )}
          <button
            type="button"
            className={button.secondary}
            aria-busy={reading}
            onClick={() => files.current?.click()}
          >
            {reading ? 'Abrindo…' : chosen ? 'Trocar' : 'Juntar foto ou PDF'}
          </button>
          {chosen && (
            <button type="button" className={button.subtle} onClick={() => onText('')}>
              Tirar comprovante
            </button>
          )}
        </p>
      </div>
    </Input.Wrapper>
  )
}

function receiptOf(text: string) {
  if (text === '') return undefined
  return newReceiptSchema.safeParse(JSON.parse(text)).data
}
