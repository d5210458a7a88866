import button from '../button/button.module.css'

type RetryButtonProps = {
  onRetry: () => void
  /** True while the retry is under way: the button says so, keeps the focus, and starts no second one. */
  retrying: boolean
  className?: string | undefined
}

/** A button that tries again after a failure. */
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
