import { personaIds } from './persona-ids.ts'

/** A user to sign in as in the mock backend. */
export type Persona = { id: string; label: string; email: string; description: string }

export const PERSONA_PASSWORD = 'Campo@123'

/** The personas of the README's table "Who to sign in as", in its order. */
export const personas: readonly Persona[] = [
  {
    id: personaIds.atleta,
    label: 'Atleta',
    email: 'atleta@campolivre.test',
    description: 'Joga toda semana: reservas, uma comanda aberta, dois rachas, avisos por ler.',
  },
  {
    id: personaIds.nova,
    label: 'Atleta nova',
    email: 'nova@campolivre.test',
    description: 'Acabou de confirmar o e-mail: tudo vazio.',
  },
  {
    id: personaIds.intensa,
    label: 'Atleta intensa',
    email: 'intensa@campolivre.test',
    description: '5.000 reservas, 500 avisos e um nome bem comprido.',
  },
  {
    id: personaIds.empresa,
    label: 'Empresa',
    email: 'empresa@campolivre.test',
    description: 'Dona da Arena Beira-Mar: 7 campos, a semana cheia, bar, comandas e um ano de contas.',
  },
  {
    id: personaIds.empresaNova,
    label: 'Empresa nova',
    email: 'empresa.nova@campolivre.test',
    description: 'Empresa aprovada, ainda sem campos.',
  },
  {
    id: personaIds.admin,
    label: 'Admin',
    email: 'admin@campolivre.test',
    description: 'Cuida dos dados da plataforma.',
  },
  {
    id: personaIds.pendente,
    label: 'Sem verificação',
    email: 'pendente@campolivre.test',
    description: 'Cadastro feito, e-mail ainda não confirmado.',
  },
  {
    id: personaIds.desconhecido,
    label: 'Perfil desconhecido',
    email: 'desconhecido@campolivre.test',
    description: 'Tem um perfil que o aplicativo não conhece.',
  },
  {
    id: personaIds.bloqueada,
    label: 'Bloqueada',
    email: 'bloqueada@campolivre.test',
    description: 'A entrada é recusada com a mensagem do servidor.',
  },
]
