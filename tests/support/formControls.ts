import { screen, waitFor } from '@testing-library/react';

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
