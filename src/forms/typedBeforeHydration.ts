import { createContext } from 'react';

/** Field name → what was typed, ticked or filled in. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** What was put into a prerendered form before the portal took it over. */
export interface TypedBefore {
  /** What there is so far. */
  peek: () => Typed;
  /** Hands it over, once: to the form that takes the inputs over, not to those of later pages. */
  take: () => Typed;
}

/** As if this had been typed. */
export function typedBeforeOf(typed: Typed): TypedBefore {
  let left = typed;
  return {
    peek: () => left,
    take() {
      const taken = left;
      left = {};
      return taken;
    },
  };
}

export const nothingTyped: TypedBefore = { peek: () => ({}), take: () => ({}) };
export const TypedBeforeContext = createContext<TypedBefore>(nothingTyped);

/**
 * Reads the prerendered inputs, and goes on reading while React takes the page over piece by piece; has to run before
 * hydrateRoot, which empties them (architecture §7, trap 2).
 */
export function collectTyped(root: HTMLElement): TypedBefore {
  const typed: Record<string, string | boolean> = {};
  const note = ({ name, type, value, checked }: HTMLInputElement) => {
    if (name) typed[name] = type === 'checkbox' ? checked : value;
  };
  const noteInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) note(target);
  };
  // React empties an input while it renders and lets a key through before its effects can fill it again.
  const putBack = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.value !== '') return;
    const had = typed[target.name];
    if (typeof had === 'string') target.value = had;
  };
  root.querySelectorAll('input').forEach(note);
  root.addEventListener('beforeinput', putBack, true);
  root.addEventListener('input', noteInput, true);
  const peek = () =>
    Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '' && value !== false));
  return {
    peek,
    take() {
      root.removeEventListener('beforeinput', putBack, true);
      root.removeEventListener('input', noteInput, true);
      const taken = peek();
      for (const name of Object.keys(typed)) Reflect.deleteProperty(typed, name);
      return taken;
    },
  };
}
