import { MAX_QUICK_SEARCH } from '@campo-livre/domain/lists/quick-search.ts'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import classes from './search-box.module.css'

/** How long nothing is typed before the search is asked, in milliseconds. */
const PAUSE = 300

type Props = {
  /** What a screen reader calls it: `Buscar produtos`. */
  label: string
  /** What can be typed, for the eye. */
  placeholder: string
  /** The search of the address; empty without one. */
  value: string
  onSearch: (search: string) => void
  className?: string | undefined
}

/** A quick search: asked a moment after the last key, or at once by Enter. What is typed stays while it is asked. */
export function SearchBox({ label, placeholder, value, onSearch, className = '' }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [address, setAddress] = useState(value)
  const [asked, setAsked] = useState(value)
  if (value !== address) {
    setAddress(value)
    // Changed elsewhere: by going back, or by letting go of all filters.
    if (value !== asked) {
      setAsked(value)
      setTyped(value)
    }
  }
  const ask = (text: string) => {
    const search = text.trim()
    if (search === asked) return
    setAsked(search)
    onSearch(search)
  }
  // What was typed before the address was changed elsewhere is asked no more.
  const askSoon = useDebouncedCallback((text: string) => {
    if (text === typed) ask(text)
  }, PAUSE)
  return (
    <form
      role="search"
      aria-label={label}
      className={`${classes.box} ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        askSoon.cancel()
        ask(typed)
      }}
    >
      <IconSearch size={20} stroke={1.75} aria-hidden className={classes.icon} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        maxLength={MAX_QUICK_SEARCH}
        className={classes.input}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          askSoon(currentTarget.value)
        }}
        // What is opened next is opened over what was searched.
        onBlur={() => {
          askSoon.cancel()
          ask(typed)
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label="Limpar a busca"
          className={classes.clear}
          onClick={() => {
            askSoon.cancel()
            setTyped('')
            ask('')
            input.current?.focus()
          }}
        >
          <IconX size={18} stroke={1.75} aria-hidden />
        </button>
      )}
    </form>
  )
}
