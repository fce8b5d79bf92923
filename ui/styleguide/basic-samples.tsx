const swatches = [
  ['primary', 'bg-primary'],
  ['primary-tint', 'bg-primary-tint'],
  ['secondary', 'bg-secondary'],
  ['night', 'bg-night'],
  ['night-2', 'bg-night-2'],
  ['unread', 'bg-unread'],
  ['success', 'bg-success'],
  ['warning-solid', 'bg-warning-solid'],
  ['danger-solid', 'bg-danger-solid'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['control', 'bg-control'],
  ['muted', 'bg-muted'],
  ['online', 'bg-online'],
] as const

export function BasicSamples() {
  return (
    <>
      <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4 xl:grid-cols-5">
        {swatches.map(([name, background]) => (
          <li key={name} className="overflow-hidden rounded-input border border-line bg-surface text-12">
            <span className={`block h-12 ${background}`} />
            <b className="block p-2">{name}</b>
          </li>
        ))}
      </ul>
      <p className="display text-40 ">
        Say something <b>worth hearing.</b>
      </p>
      <p className="text-32 font-extrabold">32 Page title</p>
      <p className="text-24 font-extrabold">24 Dialog title</p>
      <p className="text-20 font-bold">20 Section</p>
      <p>16 Body. Open Sans at 400, 600, 700, 800; 300 only beside 800.</p>
      <p className="text-14 text-muted">14 Secondary text and labels</p>
      <p className="text-12 text-muted">12 Captions, counters, badges</p>
    </>
  )
}
