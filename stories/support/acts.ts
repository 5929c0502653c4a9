import { userEvent, waitFor, within } from 'storybook/test';
import { asShown } from './brand';
import type { Play } from './scenes';

type Context = Parameters<Play>[0];

/** Finds the element within which an action takes place. */
type Place = (context: Context) => Promise<HTMLElement>;

const page: Place = ({ canvasElement }) => Promise.resolve(canvasElement);

/** The document's body: modals and menus are rendered outside the story's element. */
export const body: Place = ({ canvasElement }) => Promise.resolve(canvasElement.ownerDocument.body);

export const dialog: Place = async (context) => within(await body(context)).findByRole('dialog');

/** Runs several plays in sequence. */
export const first =
  (...plays: Play[]): Play =>
  async (context) => {
    for (const play of plays) await play(context);
  };

/** Waits until a query finds an element in a place. The place is looked up on each try, because one dialog may still be replacing another. */
const findIn = (
  context: Context,
  where: Place,
  find: (place: HTMLElement) => HTMLElement,
): Promise<HTMLElement> => waitFor(async () => find(await where(context)));

/** Waits until a text is shown anywhere, or an element of that role and name. */
export const seeing =
  (text: string | RegExp, role?: 'link'): Play =>
  async (context) => {
    const queries = within(await body(context));
    await (role
      ? queries.findAllByRole(role, { name: asShown(text) })
      : queries.findAllByText(asShown(text)));
  };

/** Replaces the values of fields, found by their labels. */
export const typing =
  (fields: Record<string, string>, where: Place = page): Play =>
  async (context) => {
    for (const [label, text] of Object.entries(fields)) {
      const field = await findIn(context, where, (place) => within(place).getByLabelText(asShown(label)));
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
    }
  };

/** Moves the focus out of the field, so that its validation error is shown. */
export const leaving: Play = () => userEvent.tab();

/** Presses a button or a menu item once it is enabled. */
export const pressing =
  (name: string | RegExp, where: Place = page, role: 'button' | 'menuitem' = 'button'): Play =>
  async (context) => {
    const button = await findIn(context, where, (place) =>
      within(place).getByRole(role, { name: asShown(name) }),
    );
    await waitFor(() => {
      if (button instanceof HTMLButtonElement && button.disabled)
        throw new Error(`The button ${String(name)} can't be pressed.`);
    });
    await userEvent.click(button);
  };

/** Presses the first of several buttons with the same name. */
export const pressingFirst =
  (name: RegExp, role: 'button' | 'radio' = 'button'): Play =>
  async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole(role, { name: asShown(name) });
    if (button) await userEvent.click(button);
  };
