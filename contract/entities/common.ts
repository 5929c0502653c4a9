/** A name that this contract lists, or any other name that a newer host sends. Editors still autocomplete the listed ones. */
export type Open<Known extends string> = Known | (string & Record<never, never>);

/** An instant, ISO 8601 UTC. */
export type Instant = string;

/** An exact decimal: a JSON number stands for its shortest decimal text, a string for itself (see decimal.ts). */
export type Decimal = number | string;

/** 200 of POST /api/recharge/game and POST /api/account-zones. */
export interface ActionResult {
  message?: string;
}

/** A translation dictionary with {placeholder} substitution. */
export type LocaleDictionary = Record<string, string>;
