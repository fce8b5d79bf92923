import type * as namespaces from './namespaces.ts'

/** The types of all texts, by the names of their files. */
export type Texts = typeof namespaces

/**
 * Makes a message key that the English texts do not have, a text without its values, and a page's namespace that is not
 * listed, an error of the compiler. It holds for all that is compiled together, so that another front end with texts of
 * its own is another TypeScript project, with a list like this one.
 */
declare module 'use-intl' {
  interface AppConfig {
    Messages: Texts
  }
}
