import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A button of this name once it is enabled: a form's own button waits for the rules. */
export const enabledButton = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button).toBeEnabled();
    return button;
  });

/** The visible input or select of this name. */
export const fieldOf = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`:is(input, select)[name="${name}"]`);

/** Waits for the field. */
export const foundField = (name: string): Promise<HTMLInputElement | HTMLSelectElement> =>
  waitFor(() => {
    const field = fieldOf(name);
    if (!field) throw new Error(`no field ${name}`);
    return field;
  });

/**
 * Enters a text by pasting it at the end of the field. Typing re-renders the page for each character, which took a fifth of the time of
 * these tests: `user.type` is for tests of what happens at a key.
 */
export async function fillField(user: UserEvent, field: Element, text: string) {
  await user.click(field);
  await user.paste(text);
}
