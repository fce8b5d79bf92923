type NightViewProps = { moon?: boolean }

/** Hills, stars and the moon behind the glass. */
export function NightView({ moon = true }: NightViewProps) {
  return (
    <>
      <path d="M30 132c18-22 34-22 50-8s32 8 52-12v40H30Z" fill="var(--color-pane-2)" />
      <g fill="var(--color-secondary)">
        <circle cx="52" cy="62" r="1.6" />
        <circle cx="66" cy="46" r="1.3" />
        <circle cx="58" cy="104" r="1.4" />
        <circle cx="110" cy="104" r="1.6" />
        <circle cx="92" cy="112" r="1.2" />
      </g>
      {moon && <circle cx="100" cy="64" r="13" fill="var(--color-secondary)" />}
    </>
  )
}
