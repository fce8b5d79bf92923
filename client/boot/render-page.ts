import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

export type RenderedPage = {
  html: string
  /** Whether it had to be rendered as a stream. */
  streamed: boolean
  /** The first error that an error boundary has caught: the page is complete but for that part. */
  failed?: unknown
}

/** What renderToString writes where a component suspends. */
const unfinished = '<!--$!-->'

type Page = {
  nonce: string | undefined
  pageOf: (context: EntryContext) => ReactNode
  /** Brings what the page was rendered without. Returns whether it has to be rendered again. */
  mend: () => Promise<boolean>
}

/**
 * Renders a page in one go, which takes a third of the time of a stream. A page with a component that suspends or
 * throws is rendered as a stream instead, and returned when that has ended.
 */
export async function renderPage(
  context: EntryContext,
  { nonce, pageOf, mend }: Page,
): Promise<RenderedPage> {
  const handoff = await textOf(context.serverHandoffStream)
  const render = () => renderOnce(() => pageOf(withHandoff(context, handoff)), nonce)
  const rendered = await render()
  return (await mend()) ? render() : rendered
}

async function renderOnce(pageOf: () => ReactNode, nonce: string | undefined): Promise<RenderedPage> {
  try {
    const html = renderToString(pageOf())
    if (!html.includes(unfinished)) return { html: `<!DOCTYPE html>${html}`, streamed: false }
  } catch {
    // The stream below meets the same error and reports which part of the page it concerns.
  }
  let failed: unknown
  const body = await renderToReadableStream(pageOf(), {
    nonce,
    // The whole page is awaited, so that nothing is sent as a script that moves it into place.
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

/** Gives the router the loaders' data as already read, so that rendering need not wait for its stream. */
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
