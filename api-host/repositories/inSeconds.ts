import { sql } from 'kysely';

/** The time in so many seconds, by the database's clock. */
export const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
