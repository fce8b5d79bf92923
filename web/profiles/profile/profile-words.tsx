/** A text under its heading; nothing where there is none. */
export function Prose({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <section className="mt-7">
      <h2 className="mb-1.5">{title}</h2>
      <p dir="auto" className="max-w-prose leading-relaxed whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </section>
  )
}
