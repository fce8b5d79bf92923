import { z } from 'zod'

/** What a column of a raw statement answers: PostgreSQL's types by number, and the value that the driver makes of them. */
export type Column<T = unknown> = { types: readonly number[]; value: z.ZodType<T> }
/** The columns of a statement whose rows are R: it is written once, and R follows from it. */
export type Shape<R> = { [K in keyof R]: Column<R[K]> }
export type Row<S> = { -readonly [K in keyof S]: S[K] extends Column<infer T> ? T : never }

const ofText = [25, 1043, 19, 18]

export const uuid: Column<string> = { types: [2950], value: z.string() }
export const text: Column<string> = { types: ofText, value: z.string() }
export const bool: Column<boolean> = { types: [16], value: z.boolean() }
export const int: Column<number> = { types: [21, 23], value: z.int() }
export const float: Column<number> = { types: [700, 701], value: z.number() }
/** As PostgreSQL writes it: Drizzle keeps the driver from making a Date of it. */
export const timestamp: Column<string> = { types: [1184], value: z.string() }
/** The driver leaves it as text, since not every one fits a number. */
export const bigint: Column<string> = { types: [20], value: z.string().regex(/^-?\d+$/) }

/** A text that is one of these, by a constraint of the table or by the statement itself. */
export function oneOf<const T extends readonly string[]>(values: T): Column<T[number]> {
  return { types: ofText, value: z.enum(values) }
}

export function textList<const T extends readonly string[]>(values?: T): Column<T[number][]> {
  return { types: [1009], value: z.array(values ? z.enum(values) : z.string()) }
}

/** A JSON object that the statement builds. Nothing but these keys may be in it. */
export function json<T>(value: z.ZodType<T>): Column<T> {
  return { types: [114, 3802], value }
}

export function nullable<T>({ types, value }: Column<T>): Column<T | null> {
  return { types, value: value.nullable() }
}

export function together<A, B>(some: Shape<A>, others: Shape<B>): Shape<A & B>
export function together(some: object, others: object): object {
  return { ...some, ...others }
}
