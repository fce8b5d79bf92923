import { MarkText } from './mark-text.tsx'

const red = '#e3262f'
const amber = '#f59a1d'
const blue = '#1a2a78'

/** Two discs and where they cross. */
function Discs({ left, right, both, x = 22, y = 20, r = 11 }: DiscsProps) {
  const far = r * 1.35
  const middle = x + far / 2
  const half = Math.sqrt(r * r - (far / 2) ** 2)
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={left} />
      <circle cx={x + far} cy={y} r={r} fill={right} />
      <path
        d={`M${middle} ${y - half}a${r} ${r} 0 0 1 0 ${2 * half}a${r} ${r} 0 0 1 0-${2 * half}Z`}
        fill={both}
      />
    </>
  )
}
type DiscsProps = { left: string; right: string; both: string; x?: number; y?: number; r?: number }

export const cardMarks = {
  creditcard: (
    <>
      <rect x="5" y="5" width="28" height="14" rx="2.5" fill={blue} />
      <MarkText x={8} y={15.6} size={10} width={22} fill="#fff" italic>
        VISA
      </MarkText>
      <Discs left={red} right={amber} both="#f26322" x={37} y={27} r={8} />
    </>
  ),
  visa: (
    <MarkText x={8} y={27} size={20} width={44} fill={blue} italic>
      VISA
    </MarkText>
  ),
  mastercard: <Discs left={red} right={amber} both="#f26322" />,
  maestro: <Discs left="#0a6fb5" right={red} both="#6c5aa8" />,
  dankort: (
    <>
      <rect width="60" height="40" rx="8" fill="#fff" />
      <path d="M14 9h32a11 11 0 0 1 0 22H14a11 11 0 0 1 0-22Z" fill="#4a4a52" />
      <path d="M10 30c9-1 12-8 20-9s13 4 22 1c-1 5-4 9-9 9H14a10 10 0 0 1-4-1Z" fill={red} />
      <MarkText x={17} y={20} size={11} width={26} fill="#fff">
        DK
      </MarkText>
    </>
  ),
  cartebancaire: (
    <>
      <path d="M6 10a4 4 0 0 1 4-4h19v28H10a4 4 0 0 1-4-4Z" fill="#1f63ad" />
      <path d="M31 6h19a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H31Z" fill="#2a9d60" />
      <MarkText x={10} y={27} size={20} width={40} fill="#fff">
        CB
      </MarkText>
    </>
  ),
  nexi: (
    <MarkText x={8} y={26} size={20} width={44} fill="#2d3392">
      nexi
    </MarkText>
  ),
}
