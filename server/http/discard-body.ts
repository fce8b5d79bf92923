/** Reads the rest for nothing, so that the answer is heard; the listener ends the connection where that takes long. */
export async function discardBody(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The caller hung up, which ends it as well.
  }
}
