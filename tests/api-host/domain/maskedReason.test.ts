import { maskedReason } from '../../../api-host/domain/maskedReason';

const to = 'Player+1@Example.com';

describe('the reason why a message could not be sent', () => {
  it.each([
    [
      '450 4.2.0 <player+1@example.com>: Recipient address rejected',
      '450 4.2.0 <•••>: Recipient address rejected',
    ],
    ['451 4.7.1 bounce+player=example.com@mx.example.net greylisted', '451 4.7.1 ••• greylisted'],
    ['no mailbox người.chơi@ví-dụ.vn here.', 'no mailbox ••• here.'],
    ['unknown subscriber +84 912-345-678', 'unknown subscriber •••'],
    ['to=0912345678, from=84912345678', 'to=•••, from=•••'],
    ['subscriber 912345678 is barred', 'subscriber ••• is barred'],
    ['text "ma 123456" is spam', 'text "ma •••" is spam'],
    [
      `blocked: https://portal.example.vn/end-session/${'x'.repeat(43)}`,
      'blocked: https://portal.example.vn/end-session/•••',
    ],
  ])('has no contact, code or link in it: %s', (reason, masked) => {
    expect(maskedReason(reason, { to, code: '123456' })).toBe(masked);
  });

  it.each([
    'HTTP 503',
    'no gateway for email',
    'ECONNECTION 421 4.3.2 Service not available, closing transmission channel',
    'connect ECONNREFUSED 192.168.100.200:2525',
    'ETIMEDOUT after 10000 ms',
  ])('is otherwise unchanged: %s', (reason) => {
    expect(maskedReason(reason, { to })).toBe(reason);
  });

  it('has no recipient in it, whatever a recipient looks like', () => {
    expect(maskedReason('HTTP 400: #PAGER(7)x is off', { to: '#pager(7)x' })).toBe('HTTP 400: ••• is off');
  });
});
