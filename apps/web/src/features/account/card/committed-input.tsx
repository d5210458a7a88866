import { TextInput } from '@mantine/core'
import { useState } from 'react'

type Read<T> = { success: true; data: T } | { success: false; error: { issues: { message: string }[] } }

type Props<T> = {
  label: string
  description?: string
  /** The text of what is saved. */
  saved: string
  read: (text: string) => Read<T>
  onCommit: (value: T) => void
  inputMode?: 'numeric'
  maxLength: number
  /** True where something beside it is its title, and the label is for screen readers alone. */
  isBare?: boolean
}

/** A text that is saved when its reader leaves it, or presses Enter; what cannot be saved stays, with the reason. */
export function CommittedInput<T>({
  label,
  description,
  saved,
  read,
  onCommit,
  inputMode,
  maxLength,
  isBare = false,
}: Props<T>) {
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const commit = () => {
    if (draft === null || draft.trim() === saved) return setDraft(null)
    const result = read(draft)
    if (!result.success) return setProblem(result.error.issues[0]?.message ?? null)
    setDraft(null)
    onCommit(result.data)
  }
  return (
    <TextInput
      {...(isBare ? { 'aria-label': label } : { label })}
      {...(description !== undefined && { description })}
      value={draft ?? saved}
      error={problem}
      maxLength={maxLength}
      autoComplete="off"
      {...(inputMode && { inputMode })}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value)
        setProblem(null)
      }}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit()
      }}
    />
  )
}
