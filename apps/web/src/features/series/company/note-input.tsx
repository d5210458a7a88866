import { Textarea } from '@mantine/core'

type Props = {
  label: string
  description?: string
  name: 'note' | 'reason'
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

/** A text of some lines in a form of a contract. */
export function NoteInput({ label, description, name, value, error, onValue }: Props) {
  return (
    <Textarea
      size="md"
      label={label}
      description={description}
      autosize
      minRows={2}
      data-path={name}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    />
  )
}
