export function MenuSeparator() {
  return <hr className="mx-3 my-1.5 border-line" />
}
