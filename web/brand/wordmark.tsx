import { alphabet, type Letter } from './alphabet.ts'

const room = 28
const space = 40

type Placed = Letter & { letter: string; x: number }

function place(name: string): { letters: Placed[]; width: number } {
  const letters: Placed[] = []
  let x = 0
  for (const letter of name) {
    const drawn = alphabet[letter]
    if (!drawn) {
      x += space - room
      continue
    }
    letters.push({ ...drawn, letter, x })
    x += drawn.width + room - (drawn.tuck ?? 0)
  }
  return { letters, width: x - room }
}

type WordmarkProps = { name: string; className?: string }

/** A name with a character that the alphabet does not have is set in the page's font. */
export function Wordmark({ name, className = 'h-8' }: WordmarkProps) {
  const lower = name.toLocaleLowerCase('en')
  if (!/^[a-z ]+$/.test(lower)) {
    return <span className="text-24 font-extrabold whitespace-nowrap">{name}</span>
  }
  const { letters, width } = place(lower)
  return (
    <svg viewBox={`-8 -46 ${width + 16} 152`} role="img" aria-label={name} className={className}>
      <g fill="none" stroke="currentColor" strokeWidth="14" strokeLinecap="round" strokeLinejoin="round">
        {letters.map(({ d, x }) => (
          <path key={x} d={d} transform={`translate(${x} 0)`} />
        ))}
      </g>
      {letters.map(({ dot, letter, x }) => {
        if (dot !== undefined) {
          return (
            <circle key={x} cx={letter === 'j' ? x + 12 : x} cy={dot} r="9.5" fill="var(--color-secondary)" />
          )
        }
        if (letter !== 'd' || lower !== 'serenade') return null
        return (
          <path
            key={x}
            d="M63-40c4 11 17 10 18 26"
            transform={`translate(${x} 0)`}
            fill="none"
            stroke="var(--color-secondary)"
            strokeWidth="10"
            strokeLinecap="round"
          />
        )
      })}
    </svg>
  )
}
