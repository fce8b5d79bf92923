import { lazy } from 'react'
import { withConnection } from './with-connection.ts'

/** React's `lazy` for what a page loads when it is asked for, as a sheet or a dialog. */
export const lazyPart: typeof lazy = (load) => lazy(() => withConnection(load))
