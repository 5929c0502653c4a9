import { userEvent, waitFor, within } from 'storybook/test';
import { asShown } from './brand';
import type { Play } from './scenes';

type Context = Parameters<Play>[0];

/** Where something is done. */
type Place = (context: Context) => Promise<HTMLElement>;

const page: Place = ({ canvasElement }) => Promise.resolve(canvasElement);

/** Modals and menus are drawn outside the story's own element. */
export const body: Place = ({ canvasElement }) => Promise.resolve(canvasElement.ownerDocument.body);

export const dialog: Place = async (context) => within(await body(context)).findByRole('dialog');

/** One after the other. */
export const first =
  (...plays: Play[]): Play =>
  async (context) => {
    for (const play of plays) await play(context);
  };

/** What a query finds where something is done, once it is there: a dialog may still be giving way to another one. */
const findIn = (
  context: Context,
  where: Place,
  find: (place: HTMLElement) => HTMLElement,
): Promise<HTMLElement> => waitFor(async () => find(await where(context)), { timeout: 3000 });

/** Waits until a text stands somewhere, or something of that role and name. */
export const seeing =
  (text: string | RegExp, role?: 'link'): Play =>
  async (context) => {
    const queries = within(await body(context));
    await (role
      ? queries.findAllByRole(role, { name: asShown(text) })
      : queries.findAllByText(asShown(text)));
  };

/** Types into fields, by their labels; what stood there before goes. */
export const typing =
  (fields: Record<string, string>, where: Place = page): Play =>
  async (context) => {
    for (const [label, text] of Object.entries(fields)) {
      const field = await findIn(context, where, (place) => within(place).getByLabelText(asShown(label)));
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
    }
  };

/** Leaves the field, so that it may say what is wrong with it. */
export const leaving: Play = () => userEvent.tab();

/** Presses a button or an entry of a menu, once it may be pressed. */
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

/** Presses the first of several buttons of that name. */
export const pressingFirst =
  (name: RegExp, role: 'button' | 'radio' = 'button'): Play =>
  async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole(role, { name: asShown(name) });
    if (button) await userEvent.click(button);
  };
