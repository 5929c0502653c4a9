export type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;

/** Query parameters with arrays in bracket form, `ids[]=1&ids[]=2`; absent values are left out (API-1). */
export function queryString(params: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, String(item));
    else if (value !== undefined) search.append(name, String(value));
  }
  return search.toString();
}
