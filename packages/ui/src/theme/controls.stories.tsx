import '../styles/combobox.css'
import {
  ActionIcon,
  Alert,
  Badge,
  Button,
  Checkbox,
  Modal,
  NumberInput,
  PasswordInput,
  Progress,
  Radio,
  SegmentedControl,
  Select,
  Switch,
  Table,
  Tabs,
  Textarea,
  TextInput,
} from '@mantine/core'
import { IconAlertTriangle, IconBell, IconSearch } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, userEvent } from 'storybook/test'

type ControlArgs = {
  children: string
  variant: (typeof variants)[number]
  color: (typeof colors)[number]
  loading: boolean
  disabled: boolean
  label: string
  description: string
  error: string
  leftSection: ReactNode
}

const variants = ['filled', 'default', 'light', 'subtle'] as const
const colors = ['primary', 'red'] as const

const fieldRow = (description: string) => ({
  description,
  control: false as const,
  table: { category: 'Every field' },
})
const buttonRow = (description: string) => ({ description, table: { category: 'Button' } })

/** Mantine's controls as the theme draws them. Their other properties: Mantine's own pages. */
const meta = {
  title: 'Components/Controls',
  args: { children: 'Reservar', variant: 'filled', color: 'primary', loading: false, disabled: false },
  argTypes: {
    children: buttonRow('A verb and its object.'),
    variant: {
      ...buttonRow('`filled` once on a screen, `default` beside it, `light` and `subtle` for what is less.'),
      control: 'inline-radio',
      options: variants,
    },
    color: {
      ...buttonRow('`red` for loss alone; all else is `primary`.'),
      control: 'inline-radio',
      options: colors,
    },
    loading: buttonRow('It works; it keeps its width.'),
    disabled: buttonRow('It cannot be pressed, and words beside it say why.'),
    label: fieldRow('Above the field, always there.'),
    description: fieldRow('Help, below the label.'),
    error: fieldRow('What is missing and how to put it right, in the place of the help; none: `undefined`.'),
    leftSection: fieldRow('An icon of 18 px, `aria-hidden`.'),
  },
  parameters: {
    notes: {
      accessibility:
        'Mantine’s own roles, keys and names. Fields have a visible label; their line is 3 : 1, their touch target 44 px.',
      do: [
        'Use Mantine’s controls where code is loaded anyway: forms, dialogs, menus, the company’s side.',
        'Put the label above the field, help below it, the error in its place.',
      ],
      dont: [
        'Do not use them in the first screen: there, controls are the browser’s own.',
        'Do not set colours: the theme knows what filled, light and default mean.',
      ],
    },
  },
} satisfies Meta<ControlArgs>
export default meta

type Story = StoryObj<ControlArgs>

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--cl-space-3)' } as const
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
  gap: 'var(--cl-space-4)',
  maxWidth: 'var(--cl-page-narrow)',
} as const

function Row({ children }: { children: ReactNode }) {
  return <div style={row}>{children}</div>
}

export const Default: Story = {
  render: ({ children, variant, color, loading, disabled }) => (
    <Button variant={variant} color={color} loading={loading} disabled={disabled}>
      {children}
    </Button>
  ),
}

/** Filled, default, light, subtle, loss. */
export const Buttons: Story = {
  render: () => (
    <Row>
      <Button>Reservar</Button>
      <Button variant="default">Agora não</Button>
      <Button variant="light">Mais horários</Button>
      <Button variant="subtle">Ver todas</Button>
      <Button color="red">Cancelar a reserva</Button>
      <Button loading>Reservando</Button>
      <Button disabled>Reservar</Button>
      <ActionIcon aria-label="Notificações">
        <IconBell size={22} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Row>
  ),
}

export const Fields: Story = {
  render: () => (
    <div style={grid}>
      <TextInput label="Nome" description="Como o pessoal te chama" defaultValue="Rafael Monteiro" />
      <TextInput label="E-mail" placeholder="voce@exemplo.com.br" error="Falta o @ no e-mail" />
      <PasswordInput label="Senha" defaultValue="Campo@123" />
      <NumberInput label="Jogadores" defaultValue={14} />
      <Select label="Cidade" data={['Fortaleza', 'Recife']} defaultValue="Fortaleza" />
      <TextInput
        label="Buscar"
        placeholder="Nome ou código"
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      />
      <TextInput label="CNPJ" defaultValue="12.ABC.345/01DE-35" disabled />
      <Textarea label="Recado" placeholder="Chego dez minutos antes" />
    </div>
  ),
}

export const Choices: Story = {
  render: () => (
    <div style={grid}>
      <Checkbox label="Coberto" defaultChecked />
      <Checkbox label="Com vestiário" />
      <Radio label="Pix" name="method" defaultChecked />
      <Radio label="No local" name="method" />
      <Switch label="Avisar por e-mail" defaultChecked />
      <Switch label="Avisar no celular" />
      <SegmentedControl data={['Dia', 'Semana', 'Mês']} aria-label="Período" />
    </div>
  ),
}

export const Data: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--cl-space-6)', maxWidth: 'var(--cl-page-narrow)' }}>
      <Row>
        <Badge>Confirmada</Badge>
        <Badge color="amber">Aguardando</Badge>
        <Badge color="red">Cancelada</Badge>
        <Badge color="gray">Expirada</Badge>
      </Row>
      <Alert color="amber" title="Estoque acabando" icon={<IconAlertTriangle stroke={1.75} aria-hidden />}>
        Sobraram 3 águas.
      </Alert>
      <Progress value={62} aria-label="Ocupação da semana" />
      <Tabs defaultValue="next">
        <Tabs.List>
          <Tabs.Tab value="next">Próximas</Tabs.Tab>
          <Tabs.Tab value="past">Passadas</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Table highlightOnHover withTableBorder>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Campo</Table.Th>
            <Table.Th ta="right">Valor</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Td>Campo 1 – Gramado Norte</Table.Td>
            <Table.Td ta="right">R$ 370,00</Table.Td>
          </Table.Tr>
          <Table.Tr>
            <Table.Td>Areia 3 – Rede Alta</Table.Td>
            <Table.Td ta="right">R$ 1.140,00</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </div>
  ),
}

/** Shown in a frame of its own on the docs page, which it would cover otherwise. */
export const Dialog: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  render: () => (
    <Modal opened onClose={() => {}} title="Cancelar a reserva?">
      <p>Você recebe R$ 420,00 de volta no Pix em até 1 dia útil.</p>
      <div style={{ ...row, marginTop: 'var(--cl-space-6)', justifyContent: 'end' }}>
        <Button variant="default">Manter</Button>
        <Button color="red">Cancelar a reserva</Button>
      </div>
    </Modal>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

export const OpenList: Story = {
  render: () => (
    <Select label="Cidade" data={['Fortaleza', 'Recife', 'Natal']} defaultValue="Recife" maw={320} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Cidade' }))
    await expect(await screen.findByRole('option', { name: 'Natal' })).toBeVisible()
  },
}
