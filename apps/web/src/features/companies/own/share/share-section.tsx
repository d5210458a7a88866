import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { LazyQrCode } from '../../../../lib/qr-code/lazy-qr-code.tsx'
import { Notice } from '../../../../lib/notice/notice.tsx'
import { Section } from '../section.tsx'
import { publicUrl, spokenUrl } from './public-url.ts'
import { saveQrPicture } from './save-qr-picture.ts'
import classes from './share-section.module.css'

/** The public page's address and its QR code, to share and to print. */
export function ShareSection({ own }: { own: OwnCompany }) {
  if (own.status !== 'approved') {
    return (
      <Section name="divulgacao">
        <p>Quando a arena estiver aprovada, o link e o QR code da página aparecem aqui.</p>
      </Section>
    )
  }
  return <Shared own={own} />
}

function Shared({ own: { name, slug } }: { own: OwnCompany }) {
  const [failed, setFailed] = useState(false)
  const url = publicUrl(slug)
  const label = `QR code da página de ${name}`
  const save = () => {
    setFailed(false)
    saveQrPicture(url, `qr-code-${slug}.png`).catch(() => setFailed(true))
  }
  return (
    <Section name="divulgacao" lead="Cole na entrada e no balcão: quem aponta a câmera cai na sua página.">
      <div className={classes.share}>
        <div className={classes.code}>
          <LazyQrCode text={url} label={label} />
        </div>
        <div className={classes.ways}>
          <p className={classes.url}>{spokenUrl(slug)}</p>
          <div className={classes.buttons}>
            <Button
              variant="default"
              leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
              onClick={save}
            >
              Baixar QR code
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
              onClick={() => window.print()}
            >
              Imprimir cartaz
            </Button>
          </div>
          {failed && <Notice>Não deu para baixar o QR code. Tente de novo, ou imprima o cartaz.</Notice>}
        </div>
      </div>
    </Section>
  )
}
