import button from '@campo-livre/ui/button/button.module.css'
import { IconCalendarPlus, IconCopy, IconDownload } from '@tabler/icons-react'
import { useRef } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useCopy } from '../../../lib/browser/use-copy.ts'
import part from '../security/parts/security-section.module.css'
import classes from './new-address.module.css'
import { useCalendarDownload } from './use-calendar-download.ts'

const { VITE_API_URL, VITE_MOCKS } = import.meta.env

type Props = {
  /** Below the path of the API. */
  path: string
  /** True where other apps reach the server; a demonstration runs in this browser alone. */
  isReached?: boolean
}

/** A new address of the calendar: to be copied, opened in the calendar of the device, or for a demonstration downloaded. */
export function NewAddress({ path, isReached = VITE_MOCKS !== 'on' }: Props) {
  const url = new URL(`${VITE_API_URL ?? '/api'}${path}`, window.location.origin).href
  const field = useRef<HTMLInputElement>(null)
  const { state, copy } = useCopy(() => url, field)
  return (
    <div className={classes.made}>
      <p role="status" className={part.told}>
        Seu endereço está pronto. Guarde agora: depois ele não aparece mais.
      </p>
      <input
        ref={field}
        readOnly
        value={url}
        aria-label="Endereço da sua agenda"
        className={classes.url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={part.buttons}>
        {isReached && (
          <a href={url.replace(/^https?:/, 'webcal:')} className={button.primary}>
            <IconCalendarPlus size={20} stroke={1.75} aria-hidden /> Abrir na agenda
          </a>
        )}
        <button type="button" className={button.secondary} onClick={() => void copy()}>
          <IconCopy size={20} stroke={1.75} aria-hidden />{' '}
          {state === 'copied' ? 'Copiado' : 'Copiar endereço'}
        </button>
      </div>
      {isReached ? (
        <p className={part.lead}>
          Não abriu? Copie e cole onde a sua agenda pede um endereço, como “Assinar calendário”. O que muda
          aqui pode levar 24 h para aparecer lá. Não mande o endereço a ninguém: quem tem ele vê seus jogos.
        </p>
      ) : (
        <Demonstration path={path} />
      )}
      <p role="status" className="visually-hidden">
        {state === 'copied' && 'Endereço copiado.'}
        {state === 'refused' && 'O navegador não deixou copiar: o endereço está selecionado.'}
      </p>
    </div>
  )
}

function Demonstration({ path }: { path: string }) {
  const download = useCalendarDownload(path)
  return (
    <>
      <p className={part.lead}>
        Nesta demonstração o endereço só existe dentro do seu navegador, e outro aplicativo não chega até ele.
        Baixe a agenda e abra o arquivo no seu.
      </p>
      <ActionButton
        action={download}
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        onClick={() => download.run()}
      >
        Baixar agenda
      </ActionButton>
    </>
  )
}
