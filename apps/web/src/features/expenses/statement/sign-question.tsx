import { Radio, Stack } from '@mantine/core'

/** The meaning of an amount above zero: money that came in, or that was spent. */
export type Sign = 'came' | 'spent'

type Props = { sign: Sign | null; onAnswer: (sign: Sign) => void }

/** Asks what amounts above zero are in a file that does not tell, as that of a card. */
export function SignQuestion({ sign, onAnswer }: Props) {
  return (
    <Radio.Group
      size="md"
      label="Nesse arquivo, um valor sem sinal de menos é:"
      value={sign}
      onChange={onAnswer}
    >
      <Stack gap="xs" mt="xs">
        <Radio size="md" value="spent" label="Uma compra, como na fatura do cartão" />
        <Radio size="md" value="came" label="Dinheiro que entrou" />
      </Stack>
    </Radio.Group>
  )
}
