type ProgressBarProps = { label: string; value: number; max: number; className?: string | undefined }

export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return (
    <div className={className}>
      <progress aria-label={label} value={value} max={max} className="progress" />
    </div>
  )
}
