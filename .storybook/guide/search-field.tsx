type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  /** The number of matches as a text, read aloud when it changes. */
  found: string
}

export function SearchField({ label, value, onChange, found }: Props) {
  return (
    <div className="guide-search">
      <label>
        {label}
        <input
          type="search"
          value={value}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <p role="status">{found}</p>
    </div>
  )
}
