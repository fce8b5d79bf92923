type MarkTextProps = {
  x: number
  y: number
  size: number
  width: number
  fill: string
  italic?: boolean
  children: string
}

/** Letters of a mark, in the site's own typeface at a given width. */
export function MarkText({ x, y, size, width, fill, italic, children }: MarkTextProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight="800"
      fontStyle={italic ? 'italic' : undefined}
      fill={fill}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
    >
      {children}
    </text>
  )
}
