import '@campo-livre/ui/styles/form.css'
import { readTicketCode } from '@campo-livre/domain/bookings/ticket-code.ts'
import { Button, TextInput } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { QrCamera } from '../../../../lib/camera/qr-camera.tsx'
import { SideDrawer } from '../../../../lib/drawer/side-drawer.tsx'
import { TicketSearch } from './ticket-search.tsx'
import classes from './ticket.module.css'

type Props = { opened: boolean; now: string; onClose: () => void }

/** Reads a ticket by the camera, or by its code, and notes the arrival of who shows it (H2). */
export default function TicketDrawer({ opened, now, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Ler ingresso">
      {opened && <TicketReader now={now} />}
    </SideDrawer>
  )
}

function TicketReader({ now }: { now: string }) {
  const [isOn, setOn] = useState(false)
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const look = (text: string) => {
    const read = readTicketCode(text)
    setCode(read)
    setProblem(read === null ? 'Isso não é o código de um ingresso, como RSV-7K2Q.' : null)
    if (read !== null) setTyped(read)
  }
  return (
    <div className={classes.body}>
      {isOn ? (
        <QrCamera onCode={look} />
      ) : (
        <Button
          size="lg"
          leftSection={<IconCamera size={20} stroke={1.75} aria-hidden />}
          onClick={() => setOn(true)}
        >
          Abrir a câmera
        </Button>
      )}
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          look(typed)
        }}
      >
        <TextInput
          size="md"
          label="Código do ingresso"
          placeholder="RSV-7K2QM"
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          error={problem}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Button type="submit" variant="default">
          Buscar
        </Button>
      </form>
      <div aria-live="polite">{code !== null && <TicketSearch key={code} code={code} now={now} />}</div>
    </div>
  )
}
