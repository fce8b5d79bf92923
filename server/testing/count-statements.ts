import { runTraced } from '../platform/observe/trace.ts'

/** The texts of all statements that `work` sends to the database, in their order; begin and commit are among them. */
export async function countStatements<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = []
  const trace = { fields: {}, counted: { statements: 0 }, texts: statements }
  return { result: await runTraced(trace, work), statements }
}
