import { email, sms, underBrand } from '../../../../api-host/domain/messages';
import { tokens } from '../../../../ui-kit/tokens/tokens';

const look = { game: 'Lục Địa <Rồng>', colours: tokens };

it('puts the name of the brand into an e-mail, and leaves text typed by players unchanged', () => {
  const waiting = email('a@example.com', 'Một passkey đã được thêm', ['Passkey "FS Online" vừa được thêm.']);
  const { subject, text, html } = underBrand(waiting, look);
  expect(subject).toBe('Lục Địa <Rồng>: Một passkey đã được thêm');
  expect(text).toBe('Passkey "FS Online" vừa được thêm.\n\nLục Địa <Rồng>');
  expect(html).toContain('Lục Địa &lt;Rồng&gt;');
  expect(html?.match(/FS Online/g)).toHaveLength(1);
});

it('gives an e-mail the look of the portal, in the colours of the brand and in both modes', () => {
  const colours = { ...tokens, light: { ...tokens.light, surface: '#FEFEFE' } };
  const { html = '' } = underBrand(email('a@example.com', 'Xin chào', ['Một dòng.']), { ...look, colours });
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('<h1>Xin chào</h1>');
  expect(html).toContain('<p>Một dòng.</p>');
  expect(html.indexOf('.card { background: #FEFEFE')).toBeLessThan(
    html.indexOf('prefers-color-scheme: dark'),
  );
  expect(html.indexOf(`.card { background: ${tokens.dark.surface}`)).toBeGreaterThan(
    html.indexOf('prefers-color-scheme: dark'),
  );
});

it('makes a code stand out, and a link a button with its address below it', () => {
  const link = 'https://x.vn/a?b=1&c=2';
  const { html = '' } = underBrand(email('a@example.com', 'Mã', ['012345', link], { code: '012345' }), look);
  expect(html).toContain('<p class="code"><strong>012345</strong></p>');
  expect(html.match(/href="https:\/\/x\.vn\/a\?b=1&amp;c=2"/g)).toHaveLength(2);
  expect(html).toContain('>https://x.vn/a?b=1&amp;c=2</a>');
});

it('sends a page that version 0.1.0 stored as it is, with the name of the brand', () => {
  const html = '<!doctype html><body><p>Chào nam,</p> <p>FS Online</p></body>';
  expect(underBrand({ channel: 'email', text: '', html }, look).html).toBe(
    '<!doctype html><body><p>Chào nam,</p> <p>Lục Địa &lt;Rồng&gt;</p></body>',
  );
});

it('puts it into an SMS as well, but not into a webhook call', () => {
  expect(underBrand(sms('+84912345678', 'FS Online: mã 1'), look).text).toBe(
    'Lục Địa <Rồng>: FS Online: mã 1',
  );
  const call = { channel: 'webhook', to: 'x', text: 'FS Online: {}' };
  expect(underBrand(call, look)).toBe(call);
});

it('leaves the texts of a message unchanged without a brand', () => {
  const waiting = sms('+84912345678', 'mã 1');
  expect(underBrand(waiting, { game: 'FS Online', colours: tokens })).toEqual(waiting);
  expect(waiting.text).toBe('FS Online: mã 1');
});
