/** The calls that a public page makes before the rest of the API has loaded. Apart from `paths`, so that it loads without the others. */
export const earlyPaths = {
  me: '/api/me',
  locale: '/locales/:locale.json',
} as const;

/** Fills the `:name` parts of a path, percent-encoded. Throws if one is missing. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:([a-z]+)/gi, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Path ${path} needs "${name}"`);
    return encodeURIComponent(value);
  });
}
