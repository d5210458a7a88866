import { IconSearch, IconX } from '@tabler/icons-react'
import type { KeyboardEvent, RefObject } from 'react'
import classes from './search-input.module.css'

type Props = {
  label: string
  placeholder: string
  value: string
  onValue: (value: string) => void
  /** Called with Enter. */
  onEnter?: () => void
  input?: RefObject<HTMLInputElement | null>
}

/** A search of what is here already: it answers at each key. */
export function SearchInput({ label, placeholder, value, onValue, onEnter, input }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value !== '') {
      event.stopPropagation()
      onValue('')
    }
    if (event.key === 'Enter' && !event.defaultPrevented) onEnter?.()
  }
  return (
    <div className={classes.box}>
      <IconSearch size={20} stroke={1.75} aria-hidden className={classes.icon} />
      <input
        ref={input}
        type="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        className={classes.input}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Limpar a busca"
          className={classes.clear}
          onClick={() => onValue('')}
        >
          <IconX size={18} stroke={1.75} aria-hidden />
        </button>
      )}
    </div>
  )
}
