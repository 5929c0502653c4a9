import { email, sms, underBrand } from '../../../../api-host/domain/messages';

const game = 'Lục Địa <Rồng>';

it('puts the name of the brand into an e-mail, and leaves text typed by players unchanged', () => {
  const waiting = email('a@example.com', 'Một passkey đã được thêm', ['Passkey "FS Online" vừa được thêm.']);
  const { subject, text, html } = underBrand(waiting, game);
  expect(subject).toBe(`${game}: Một passkey đã được thêm`);
  expect(text).toBe(`Passkey "FS Online" vừa được thêm.\n\n${game}`);
  expect(html).toContain('<p>Lục Địa &lt;Rồng&gt;</p>');
  expect(html?.match(/FS Online/g)).toHaveLength(1);
});

it('puts it into an SMS as well, but not into a webhook call', () => {
  expect(underBrand(sms('+84912345678', 'FS Online: mã 1'), game).text).toBe(`${game}: FS Online: mã 1`);
  const call = { channel: 'webhook', to: 'x', text: 'FS Online: {}' };
  expect(underBrand(call, game)).toBe(call);
});

it('leaves a message unchanged without a brand', () => {
  const waiting = sms('+84912345678', 'mã 1');
  expect(underBrand(waiting, 'FS Online')).toBe(waiting);
  expect(waiting.text).toBe('FS Online: mã 1');
});
