import { useState } from 'react'
import { icons } from 'virtual:icons-in-use'
import { SearchField } from './search-field.tsx'

/** Every icon that the product uses, with the files that use it. */
export function Icons() {
  const [asked, setAsked] = useState('')
  const word = asked.trim().toLowerCase()
  const found = icons.filter(({ name, files }) => `${name} ${files.join(' ')}`.toLowerCase().includes(word))
  return (
    <div className="sb-unstyled">
      <SearchField
        label="Search icons by name or file"
        value={asked}
        onChange={setAsked}
        found={`${found.length} of ${icons.length} icons`}
      />
      <ul className="guide-icons">
        {found.map(({ name, Icon, files }) => (
          <li key={name}>
            <Icon size={24} stroke={1.75} aria-hidden />
            <code>{name}</code>
            <details>
              <summary>{files.length === 1 ? '1 file' : `${files.length} files`}</summary>
              <ul>
                {files.map((file) => (
                  <li key={file}>{file}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}
