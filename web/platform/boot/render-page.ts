import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

export type RenderedPage = {
  html: string
  /** It could not be rendered in one go. */
  streamed: boolean
  /** The first error of a component below a boundary: the page stands, but not all of it. */
  failed?: unknown
}

/** What renderToString writes in place of what it could not wait for. */
const unfinished = '<!--$!-->'

/**
 * Renders a page whose loaders have brought all its data in one go, which takes a third of the time of a stream. A page
 * that waits for something all the same, or whose component throws, is rendered as a stream, all of which is waited for.
 */
export async function renderPage(
  context: EntryContext,
  nonce: string | undefined,
  pageOf: (context: EntryContext) => ReactNode,
): Promise<RenderedPage> {
  const handoff = await textOf(context.serverHandoffStream)
  try {
    const html = renderToString(pageOf(withHandoff(context, handoff)))
    if (!html.includes(unfinished)) return { html: `<!DOCTYPE html>${html}`, streamed: false }
  } catch {
    // The stream below meets the same error, and tells which part of the page can stand without it.
  }
  let failed: unknown
  const body = await renderToReadableStream(pageOf(withHandoff(context, handoff)), {
    nonce,
    // All of it is waited for: nothing is sent as a script that moves it into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failed ??= error
    },
  })
  await body.allReady
  return { html: await new Response(body).text(), streamed: true, failed }
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true })
  return text
}

/** The loaders' data as the router would have read them from its stream: read beforehand, it need not wait for them. */
function withHandoff(context: EntryContext, text: string): EntryContext {
  const read = (result: { done: boolean; value: string }) => Object.assign(Promise.resolve(), { result })
  return {
    ...context,
    serverHandoffStream: new ReadableStream(),
    renderMeta: {
      streamCache: { 0: read({ done: false, value: text }), 1: read({ done: true, value: '' }) },
    },
  }
}
