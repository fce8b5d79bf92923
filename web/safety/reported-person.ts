/** Somebody who can be reported or blocked, with the photos that a report can be about. */
export type ReportedPerson = { id: string; name: string; photos?: { id: string; src: string }[] }
