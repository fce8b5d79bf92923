/** The last fallback: it uses no texts, layout or data, so that nothing in it can fail. */
export function LastResort() {
  return (
    <main lang="en" className="wrap py-16 text-center">
      <h1>An error occurred while showing the error page</h1>
      <p className="mt-4">
        <a href="/" className="font-semibold text-primary-text underline">
          Go back to home
        </a>
      </p>
    </main>
  )
}
