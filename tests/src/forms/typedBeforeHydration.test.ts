import userEvent from '@testing-library/user-event';
import { collectTyped } from '../../../src/forms/typedBeforeHydration';

/** The prerendered form, before hydration. */
function form() {
  document.body.innerHTML =
    '<div id="root"><input name="username"><input name="remember" type="checkbox"></div>';
  const [username, remember] = document.querySelectorAll('input');
  const root = document.getElementById('root');
  if (!username || !remember || !root) throw new Error('no form');
  return { username, remember, root, user: userEvent.setup() };
}

it('LOGIN-2: returns once what was typed before and during hydration', async () => {
  const { username, remember, root, user } = form();
  username.value = 'de';
  const typed = collectTyped(root);
  await user.type(username, 'mo');
  await user.click(remember);
  expect(typed.peek()).toEqual({ username: 'demo', remember: true });
  expect(typed.take()).toEqual({ username: 'demo', remember: true });
  expect(typed.take()).toEqual({});
});

it('LOGIN-2: restores the text before the next key if the input was emptied meanwhile', async () => {
  const { username, root, user } = form();
  const typed = collectTyped(root);
  await user.type(username, 'de');
  username.value = '';
  // The first event of a key press, before the browser inserts the character at the caret.
  username.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: 'm' }));
  expect(username.value).toBe('de');
  expect(typed.take()).toEqual({ username: 'de' });
});

it('LOGIN-2: does not restore what the visitor deleted', async () => {
  const { username, root, user } = form();
  const typed = collectTyped(root);
  await user.type(username, 'sai');
  await user.clear(username);
  await user.type(username, 'demo');
  expect(typed.take()).toEqual({ username: 'demo' });
});

it('LOGIN-2: returns a tick that React takes back before the input event, when a click starts hydration', () => {
  const { remember, root } = form();
  const typed = collectTyped(root);
  let taken = {};
  root.addEventListener(
    'click',
    () => {
      remember.checked = false;
      taken = typed.take();
    },
    true,
  );
  remember.click();
  expect(taken).toEqual({ remember: true });
});
