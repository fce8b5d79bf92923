/** When one navigation overtakes another, React Router skips the first one's view transition, and nobody hears the promise that says so. */
export function expectSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    const skipped = reason instanceof DOMException && reason.name === 'AbortError'
    if (skipped && reason.message.startsWith('Transition was skipped')) event.preventDefault()
  })
}
