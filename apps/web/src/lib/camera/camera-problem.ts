/** Returns why a camera gives no picture, as a sentence with the other way. */
export function cameraProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError')
    return 'A câmera não foi liberada. Libere nas permissões do navegador ou digite o código.'
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return 'Não achamos uma câmera neste aparelho. Digite o código.'
  if (name === 'NotReadableError') return 'Outro programa está usando a câmera. Feche-o ou digite o código.'
  return 'A câmera não abriu. Digite o código.'
}
