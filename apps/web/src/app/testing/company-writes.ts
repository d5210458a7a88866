import { pictureFile } from '../../lib/picture-editor/testing/picture-files.ts'
import { fill, press, upload, type Write } from '../../testing/acts.ts'
import { backend } from '../../testing/backend.ts'
import { ONE_PIXEL } from '../../testing/one-pixel.ts'
import { byCompany } from './changed-by.ts'

const company = 'empresa@campolivre.test'
const companyId = 'cmp-arena-beira-mar'
const page = () => '/company/profile'

async function withLogo(): Promise<string> {
  await backend.db.companies.update(companyId, { imagePath: ONE_PIXEL })
  return page()
}

/** Makes a company wait for approval, first in the admin's list. */
async function withOneWaiting(): Promise<string> {
  await backend.db.companies.update(companyId, { name: 'Aaa Arena', status: 'awaiting_approval' })
  return `/pages/crud?lista=empresas&aberto=${companyId}`
}

/** The calls that change a company's page, and an admin's decision about it (H8, H12). */
export const companyWrites: Record<string, Write> = {
  'PUT /company/profile': {
    changes: byCompany,
    at: page,
    persona: company,
    prepare: () => fill({ Número: '12' }),
    send: () => press('Salvar a página'),
  },
  'PUT /company/queue': {
    changes: [],
    at: page,
    persona: company,
    send: () => press('Avisar todos'),
  },
  'PUT /company/logo': {
    changes: byCompany,
    at: page,
    persona: company,
    prepare: async () => upload(await pictureFile('logo.png', 'image/png')),
    send: () => press('Salvar logo'),
  },
  'DELETE /company/logo': {
    changes: byCompany,
    at: withLogo,
    persona: company,
    prepare: () => press('Remover logo'),
    send: () => press('Remover logo'),
  },
  'POST /company/reviews/{id}/answer': {
    changes: ['company', ...byCompany],
    at: () => '/company/reviews?responder=rev-atleta-1',
    persona: company,
    prepare: () => fill({ 'Sua resposta': 'Já tem água gelada no portão. Até sábado!' }),
    send: () => press('Publicar resposta'),
  },
  'PUT /admin/companies/{id}/status': {
    changes: byCompany,
    at: withOneWaiting,
    persona: 'admin@campolivre.test',
    prepare: async () => {
      await press('Recusar')
      await fill({ Motivo: 'Falta o alvará.' })
    },
    send: () => press('Recusar arena'),
  },
}
