import { MAX_QUICK_SEARCH } from '@campo-livre/domain/lists/quick-search.ts'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import classes from './search-box.module.css'

/** Milliseconds without a key before the search starts. */
const PAUSE = 300

type Props = {
  /** The accessible name: `Buscar produtos`. */
  label: string
  /** A hint about what can be searched. */
  placeholder: string
  /** The search in the address; empty for none. */
  value: string
  onSearch: (search: string) => void
  className?: string | undefined
}

/** A quick search: starts a moment after the last key, or at once by Enter. The typed text stays meanwhile. */
export function SearchBox({ label, placeholder, value, onSearch, className = '' }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [address, setAddress] = useState(value)
  const [asked, setAsked] = useState(value)
  if (value !== address) {
    setAddress(value)
    // The address was changed elsewhere: by going back, or by removing all filters.
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
  // Text typed before the address was changed elsewhere is not searched.
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
        // A link that is opened next has to find the address of the search.
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
