import button from '../button/button.module.css'

type RetryButtonProps = {
  onRetry: () => void
  /** The retry is under way: says so, keeps the focus, and asks for no second one. */
  retrying: boolean
  className?: string | undefined
}

/** The way on from a failure. */
export function RetryButton({ onRetry, retrying, className = button.secondary }: RetryButtonProps) {
  return (
    <button
      className={className}
      type="button"
      onClick={retrying ? undefined : onRetry}
      aria-disabled={retrying}
      aria-busy={retrying}
    >
      {retrying ? 'Tentando…' : 'Tentar de novo'}
    </button>
  )
}
