import { useDependencies } from '../../dependencies.ts'

/**
 * Shows a passing message; a later one of the same name replaces it.
 * @param name of the part that speaks
 */
export function usePassingMessage(name: string) {
  const { toaster } = useDependencies().actors
  return (type: 'success' | 'danger', text: string) =>
    toaster.send({
      type: 'toast.add',
      toast: {
        id: `security-${name}`,
        type,
        title: { text },
        ...(type === 'success' && { color: 'subdued', dismiss: { duration: 3000 } }),
      },
    })
}
