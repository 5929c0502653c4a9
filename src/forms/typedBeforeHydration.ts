import { createContext } from 'react';

/** Field name → what was typed, ticked or filled in. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** What was typed into a prerendered form before React hydrated it. */
export interface TypedBefore {
  /** Returns the input without removing it. */
  peek: () => Typed;
  /** Returns the input once: to the form being hydrated, not to the forms of later pages. */
  take: () => Typed;
}

/** A TypedBefore of these values. */
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
 * Reads the prerendered inputs, and continues while React hydrates the page piece by piece. Call it before hydrateRoot, which empties
 * the inputs (architecture §7, trap 2).
 */
export function collectTyped(root: HTMLElement): TypedBefore {
  const typed: Record<string, string | boolean> = {};
  const note = ({ name, type, value, checked }: HTMLInputElement) => {
    if (name) typed[name] = type === 'checkbox' ? checked : value;
  };
  const noteInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) note(target);
  };
  // React empties an input while it renders, and lets keys through before its effects can fill the input again.
  const putBack = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.value !== '') return;
    const had = typed[target.name];
    if (typeof had === 'string') target.value = had;
  };
  root.querySelectorAll('input').forEach(note);
  // A click makes React hydrate at once and untick the box again, all before the box's input event.
  const listeners = { beforeinput: putBack, click: noteInput, input: noteInput };
  for (const [event, listener] of Object.entries(listeners)) root.addEventListener(event, listener, true);
  const peek = () =>
    Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '' && value !== false));
  return {
    peek,
    take() {
      for (const [event, listener] of Object.entries(listeners))
        root.removeEventListener(event, listener, true);
      const taken = peek();
      for (const name of Object.keys(typed)) Reflect.deleteProperty(typed, name);
      return taken;
    },
  };
}
