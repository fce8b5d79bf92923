/** Stores a text in this tab for a later page, as client/page/tab-text.ts reads it, where the browser stores any. */
export function keepText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // The later page then asks, as it does of everybody.
  }
}
