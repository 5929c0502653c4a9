import { email, sms, underBrand } from '../../../../api-host/domain/messages';

const game = 'Lục Địa <Rồng>';

it('an e-mail leaves under the name of the deployment’s game; what players typed stays', () => {
  const waiting = email('a@example.com', 'Một passkey đã được thêm', ['Passkey "FS Online" vừa được thêm.']);
  const { subject, text, html } = underBrand(waiting, game);
  expect(subject).toBe(`${game}: Một passkey đã được thêm`);
  expect(text).toBe(`Passkey "FS Online" vừa được thêm.\n\n${game}`);
  expect(html).toContain('<p>Lục Địa &lt;Rồng&gt;</p>');
  expect(html?.match(/FS Online/g)).toHaveLength(1);
});

it('so does an SMS; a call to the operators’ webhook is none', () => {
  expect(underBrand(sms('+84912345678', 'FS Online: mã 1'), game).text).toBe(`${game}: FS Online: mã 1`);
  const call = { channel: 'webhook', to: 'x', text: 'FS Online: {}' };
  expect(underBrand(call, game)).toBe(call);
});

it('without a brand a message leaves as it was written', () => {
  const waiting = sms('+84912345678', 'mã 1');
  expect(underBrand(waiting, 'FS Online')).toBe(waiting);
  expect(waiting.text).toBe('FS Online: mã 1');
});
