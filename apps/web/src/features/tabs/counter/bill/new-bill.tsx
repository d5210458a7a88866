import { TextInput } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './bill.module.css'

type Props = {
  /** True when a tab is about to be opened; else none is chosen. */
  isNew: boolean
  name: string
  onName: (name: string) => void
  /** Called with Enter: the product is next. */
  onDone: () => void
}

/** In the place of the bill: the name of the next tab, which the first product opens. */
export function NewBill({ isNew, name, onName, onDone }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) input.current?.focus()
  }, [isNew])
  return (
    <div className={classes.empty}>
      <IconReceipt size={40} stroke={1.25} aria-hidden />
      <h2 className={classes.name}>{isNew ? 'Nova comanda' : 'Escolha uma comanda'}</h2>
      <p className={classes.facts}>
        {isNew
          ? 'Ela abre com o primeiro produto. O nome pode ficar para depois.'
          : 'Ou escolha um produto: abrimos uma comanda nova com ele.'}
      </p>
      {isNew && (
        <TextInput
          ref={input}
          size="lg"
          label="Nome do cliente"
          placeholder="Balcão"
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => onName(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.defaultPrevented) onDone()
          }}
        />
      )}
    </div>
  )
}
