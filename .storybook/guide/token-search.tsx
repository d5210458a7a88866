import { useState } from 'react'
import { readTokens } from './read-tokens.ts'
import { SearchField } from './search-field.tsx'

const colour = /^(#|rgb|hsl|oklch|color-mix)/

/** Finds a token by a part of its name or of its value in either scheme. A press on its name copies it. */
export function TokenSearch() {
  const [asked, setAsked] = useState('')
  const [copied, setCopied] = useState('')
  const { light, dark } = readTokens()
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  const found = Object.keys(light).filter((name) => {
    const text = `${name} ${light[name]} ${dark[name]}`.toLowerCase()
    return words.length > 0 && words.every((word) => text.includes(word))
  })
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(`var(${name})`)
    setCopied(name)
  }
  const count = `${found.length} of ${Object.keys(light).length} tokens`
  return (
    <div className="guide-tokens sb-unstyled">
      <SearchField
        label="Search tokens by name or value"
        value={asked}
        onChange={setAsked}
        found={words.length > 0 ? count : `${Object.keys(light).length} tokens`}
      />
      {found.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>Token</th>
              <th>Light</th>
              <th>Dark</th>
            </tr>
          </thead>
          <tbody>
            {found.map((name) => (
              <tr key={name}>
                <td>
                  <button type="button" onClick={() => void copy(name)}>
                    {name}
                  </button>
                  {copied === name && <small> copied</small>}
                </td>
                <TokenValue value={light[name] ?? ''} />
                <TokenValue value={dark[name] ?? ''} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

function TokenValue({ value }: { value: string }) {
  return (
    <td>
      {colour.test(value) && <span className="guide-dot" style={{ background: value }} />}
      {value}
    </td>
  )
}
