import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refetchMe } from '../../src/api/endpoints/me';
import { noAnswer } from '../support/answers';
import { enabledButton, fieldOf, fillField, foundField } from '../support/formControls';
import { set, useFakeHost } from '../support/fakeHost';
import { useFakeWorkers } from '../support/fakeWorker';
import { answer, refusal } from '../support/handlers';
import { renderPortal } from '../support/renderPortal';
import { accountForms as forms, type AccountForm } from '../support/accountForms';

const host = useFakeHost();
useFakeWorkers();
beforeEach(() => window.sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

const textsIn = (typed: Record<string, string>) =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, fieldOf(name)?.value]));

/** Opens the form and fills in every field. */
async function filled({ address, signedIn, typed }: AccountForm) {
  if (!signedIn) set(host, { me: null });
  // A refused registration ends in the single form (REG-7).
  const { phone, username } = typed;
  if (address.startsWith('/register'))
    window.sessionStorage.setItem('signup', JSON.stringify({ phone, username }));
  const portal = renderPortal(address);
  for (const [name, text] of Object.entries(typed)) {
    const field = await foundField(name);
    if (field instanceof HTMLSelectElement) {
      await portal.user.selectOptions(field, text);
      continue;
    }
    await portal.user.clear(field);
    await fillField(portal.user, field, text);
  }
  return portal;
}

const submit = async ({ submit: name }: AccountForm, { user }: Awaited<ReturnType<typeof filled>>) =>
  user.click(await enabledButton(name));

const faults: [string, Parameters<typeof answer>[2], RegExp][] = [
  ['the host is down', () => HttpResponse.error(), /Không kết nối được/],
  ['the host is slow', noAnswer, /phản hồi quá lâu/],
  [
    'a 422 about fields that it lacks',
    () => refusal(422, { message: 'Không được.', errors: { truongLa: ['Trường lạ.'] } }),
    /Không được\.\s+Trường lạ\./,
  ],
  [
    '429 with Retry-After',
    () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '45' } }),
    /45 giây/,
  ],
  [
    '419, also after a new cookie',
    () => HttpResponse.json({}, { status: 419 }),
    /Phiên làm việc đã thay đổi/,
  ],
  ['a proxy’s HTML', () => new HttpResponse('<h1>Bảo trì</h1>', { status: 502 }), /đang gặp sự cố/],
];

describe.each(forms)('API-6: the form of $name', (form) => {
  it.each(faults)(
    '%s: shows a message, keeps the input, and can be submitted again',
    async (_, resolver, message) => {
      const portal = await filled(form);
      const { method = 'post', call, typed } = form;
      host.server.use(answer(method, call, resolver));
      await submit(form, portal);
      await waitFor(() =>
        expect(screen.getAllByRole('alert').some(({ textContent }) => message.test(textContent))).toBe(true),
      );
      expect(textsIn(typed)).toEqual(typed);
      await enabledButton(form.submit);
    },
  );
});

const kept: Record<string, (name: string) => boolean> = {
  // Secrets are not kept when the session is lost.
  name: () => true,
  language: () => true,
  'e-mail': (name) => name === 'email',
  'new phone': (name) => name === 'newPhoneNumber',
};

/** How the portal notices that the session has ended. */
const ends: [string, (form: AccountForm, portal: Awaited<ReturnType<typeof filled>>) => Promise<unknown>][] =
  [
    [
      'at the submit',
      (form, portal) => {
        const { method = 'post', call } = form;
        host.server.use(answer(method, call, () => refusal(401, { message: 'Hết phiên.' })));
        return submit(form, portal);
      },
    ],
    ['before the submit', (_, { store }) => act(() => store.dispatch(refetchMe()))],
  ];

describe.each(ends)('API-6: a session whose end is noticed %s', (_, end) => {
  it.each(forms.filter(({ name }) => name in kept))(
    'costs no input of the form of $name: it is restored once the player has logged in',
    async (form) => {
      const portal = await filled(form);
      const { typed, address } = form;
      set(host, { me: null });
      await end(form, portal);
      await fillField(portal.user, await screen.findByLabelText('Tên đăng nhập'), 'demo');
      await portal.user.type(screen.getByLabelText('Mật khẩu'), 'Demo@2026{Enter}');
      await waitFor(() => expect(portal.here()).toBe(address));
      await screen.findByRole('dialog');
      const expected = Object.fromEntries(Object.entries(typed).filter(([name]) => kept[form.name]?.(name)));
      await waitFor(() => expect(textsIn(expected)).toEqual(expected));
    },
  );
});
