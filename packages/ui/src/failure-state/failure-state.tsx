import { FailureDrawing } from '../drawing/failure-drawing.tsx'
import empty from '../empty-state/empty-state.module.css'
import { RetryButton } from './retry-button.tsx'

type FailureStateProps = {
  /** The failure, in the words of the screen: `Não deu para carregar os campos.` */
  title: string
  /** The server's message, where it is meant for people. */
  message?: string
  /** True if the connection is lost: the text says so instead, and that loading resumes when it is back. */
  offline?: boolean
  onRetry?: () => void
  /** True while the retry is under way. */
  retrying?: boolean
  headingLevel?: 1 | 2 | 3
}

/** Shows that something could not be loaded: what it was, and a way to try again. Announced when it appears. */
export function FailureState({
  title,
  message,
  offline = false,
  onRetry,
  retrying = false,
  headingLevel = 2,
}: FailureStateProps) {
  const Heading = `h${headingLevel}` as const
  const text = offline
    ? 'Parece que a internet caiu. Quando voltar, a gente carrega de novo.'
    : (message ?? 'Foi um problema do nosso lado. Tente de novo em instantes.')
  return (
    <section className={empty.state} role="alert">
      <FailureDrawing offline={offline} />
      <Heading className={empty.title}>{offline ? 'Você está sem internet' : title}</Heading>
      <p className={empty.text}>{text}</p>
      {onRetry && (
        <div className={empty.action}>
          <RetryButton onRetry={onRetry} retrying={retrying} />
        </div>
      )}
    </section>
  )
}
