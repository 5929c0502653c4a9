import { createContext } from 'react';

/** Field name → what was typed, ticked or filled in before the scripts ran. */
export type TypedBefore = Readonly<Record<string, string | boolean>>;

export const TypedBeforeContext = createContext<TypedBefore>({});

/** Reads the prerendered inputs; has to run before hydrateRoot, which empties them (DESIGN §7, trap 2). */
export function collectTyped(root: ParentNode): TypedBefore {
  const typed: Record<string, string | boolean> = {};
  for (const { name, type, value, checked } of root.querySelectorAll<HTMLInputElement>('input[name]')) {
    if (type === 'checkbox') {
      if (checked) typed[name] = true;
    } else if (value !== '') typed[name] = value;
  }
  return typed;
}
