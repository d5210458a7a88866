import { Input } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PictureField } from '../picture-editor/picture-field.tsx'
import type { FormField } from './form-field.ts'
import classes from './form.module.css'

type Props = {
  field: Extract<FormField, { type: 'picture' }>
  text: string
  error: ReactNode
  onText: (address: string) => void
  onCovered: (covered: boolean) => void
}

/** A picture that is saved with the rest of its form. */
export function PictureInput({ field, text, error, onText, onCovered }: Props) {
  return (
    <Input.Wrapper
      size="md"
      label={field.label}
      labelElement="div"
      description={field.description}
      error={error}
    >
      <div className={classes.picture} data-path={field.name} tabIndex={-1}>
        <PictureField
          kind="foto"
          part
          onDialog={onCovered}
          shown={
            text === '' ? (
              <span className={classes.none}>
                <IconPhoto size={32} stroke={1.5} aria-hidden />
                <span className="visually-hidden">Ainda sem foto</span>
              </span>
            ) : (
              <img className={classes.photo} src={text} alt="Foto escolhida" />
            )
          }
          present={text !== ''}
          onPicture={async (image) => onText(image)}
          onRemove={async () => onText('')}
        />
      </div>
    </Input.Wrapper>
  )
}
