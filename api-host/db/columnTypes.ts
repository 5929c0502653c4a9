import type { ColumnType } from 'kysely';

/** A bigint column: a safe integer when read, a number or a bigint when written. */
export type Whole = ColumnType<number, number | bigint, number | bigint>;
/** A bigint column that the database fills in when it is left out. */
export type GeneratedWhole = ColumnType<number, number | bigint | undefined, number | bigint>;
/** A bigint identity that only the database writes. */
export type Identity = ColumnType<number, never, never>;
/** A decimal column: exact text when read. */
export type Exact = ColumnType<string, string | number, string | number>;
/** A nullable column. */
export type Nullable<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;
/** A jsonb column: written as JSON text. */
export type Json<Type> = ColumnType<Type, string, string>;
