/** Ends a command with the error's message instead of a stack trace. */
export function reportFailure(error) {
  console.error(error.message)
  process.exit(1)
}
