/** Roofs and a church, with a few lit windows. */
export function Town({
  lights = 'M76 148v5M99 146v4M104 146v4M143 149v4M167 144v5M174 144v5',
}: {
  lights?: string
}) {
  return (
    <>
      <path
        d="M42 142l16-14 14 12 12-11 12 11h10v-14l6-16 6 16v14h12l12-11 12 11h10l14-13 14 13v30H42Z"
        fill="var(--dusk-far)"
      />
      <path
        d="M42 152l10-7h12l12-9 12 9v-5h24v9h18l13-10 13 10v-15h28v12l14 6v20H42Z"
        fill="var(--dusk-near)"
      />
      {lights && <path d={lights} stroke="var(--paint-gold)" strokeWidth="3.200" strokeLinecap="butt" />}
    </>
  )
}
