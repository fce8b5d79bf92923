/** An answer of a few words for a program that expects just these. */
export class PlainText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
