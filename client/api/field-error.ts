import type { ApiError } from './api.ts'

/** The key of what the server says of a field, or of a part of it: `prompts.0.answer` is one of `prompts`. */
export function fieldErrorOf(error: ApiError | null | undefined, field: string): string | undefined {
  return Object.entries(error?.fields ?? {}).find(
    ([name]) => name === field || name.startsWith(`${field}.`),
  )?.[1]
}
