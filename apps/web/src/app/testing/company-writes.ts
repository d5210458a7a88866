import { pictureFile } from '../../lib/picture-editor/testing/picture-files.ts'
import { fill, press, upload, type Write } from '../../testing/acts.ts'
import { backend } from '../../testing/backend.ts'
import { ONE_PIXEL } from '../../testing/one-pixel.ts'

const company = 'empresa@campolivre.test'
const companyId = 'cmp-arena-beira-mar'
const page = () => '/company/profile'

async function withLogo(): Promise<string> {
  await backend.db.companies.update(companyId, { imagePath: ONE_PIXEL })
  return page()
}

/** First of its list, and waiting. */
async function withOneWaiting(): Promise<string> {
  await backend.db.companies.update(companyId, { name: 'Aaa Arena', status: 'awaiting_approval' })
  return `/pages/crud?coisa=empresas&aberto=${companyId}`
}

/** What a company changes of its page, and an admin of how it stands (H8, H12). */
export const companyWrites: Record<string, Write> = {
  'PUT /company/profile': {
    at: page,
    persona: company,
    act: async () => {
      await fill({ Número: '12' })
      await press('Salvar a página')
    },
  },
  'PUT /company/logo': {
    at: page,
    persona: company,
    act: async () => {
      await upload(await pictureFile('logo.png', 'image/png'))
      await press('Salvar logo')
    },
  },
  'DELETE /company/logo': {
    at: withLogo,
    persona: company,
    act: async () => {
      await press('Remover logo')
      await press(/^Sim$/)
    },
  },
  'PUT /admin/companies/{id}/status': {
    at: withOneWaiting,
    persona: 'admin@campolivre.test',
    act: async () => {
      await press(/^Aprovar/)
      await press(/^Sim$/)
    },
  },
}
