/**
 * The same stream after its first piece was read, so that a file which cannot be opened is an error that can still be
 * answered.
 */
export async function begun(stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const reader = stream.getReader()
  let first: Awaited<ReturnType<typeof reader.read>> | undefined = await reader.read()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = first ?? (await reader.read())
        first = undefined
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
