/** Ends a command with the sentence of what went wrong instead of a stack. */
export function reportFailure(error) {
  console.error(error.message)
  process.exit(1)
}
