import { tabStorage } from './safeStorage';

/** Keeps the values of a form for this tab: over a reload, and while a phone discards the page in the background. */
export const keepValues = (key: string, values: object): void =>
  tabStorage.write(key, JSON.stringify(values));

/** The kept values that `empty` has as well, with the same type; none if the stored text is damaged or not the portal's. */
export function keptValues<Values extends object>(key: string, empty: Values): Partial<Values> {
  try {
    const kept = Object.entries(JSON.parse(tabStorage.read(key) ?? '{}') as object);
    return Object.fromEntries(
      kept.filter(([name, value]) => typeof value === typeof empty[name as keyof Values]),
    ) as Partial<Values>;
  } catch {
    return {};
  }
}
