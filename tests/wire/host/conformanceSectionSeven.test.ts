import { isBreaking, type Finding } from '../../../scripts/conformance/finding';
import { linesOf } from '../../../scripts/conformance/print';
import { conformance } from '../../../scripts/conformance/run';
import { SectionSevenHost, usualTraits } from '../../support/sectionSevenHost';

it('HOST-6: finds a host with requirements §7 alone bearable, and reports its additions as absent', async () => {
  const host = new SectionSevenHost(usualTraits);
  await host.start();
  const { user, password } = host.account('demo');
  const options = {
    host: host.apiOrigin,
    credentials: { username: user.username, password },
    money: true,
  };
  const findings: Finding[] = [];
  for await (const finding of conformance(options)) findings.push(finding);
  await host.close();
  expect(findings.filter(isBreaking).map(linesOf)).toEqual([]);
  expect(findings.filter(({ outcome }) => outcome.kind === 'absent').map(({ call }) => call)).toEqual([
    'GET /api/bot-check',
    'DELETE /api/sessions, signed out',
    'DELETE /api/sessions/:id, signed out',
    'PUT /api/login-approval, signed out',
    'GET /api/second-factor, signed out',
    'POST /api/second-factor/setup, signed out',
    'POST /api/second-factor/confirm, signed out',
    'POST /api/second-factor/recovery-codes, signed out',
    'POST /api/second-factor/remove, signed out',
    'PUT /second-factor/keep, signed out',
    'GET /api/data-export, signed out',
    'GET /api/transaction-history/file, signed out',
    'POST /api/account-deletion, signed out',
    'DELETE /api/account-deletion, signed out',
    'PUT /api/user/payment-rule, signed out',
    'POST /api/transfer-claims, signed out',
    'POST /api/gift-codes/redemptions, signed out',
    'POST /api/username-check, signed out',
    'POST /api/problem-reports, signed out',
    'GET /api/passkeys, signed out',
    'POST /api/passkeys, signed out',
    'POST /api/passkeys/options, signed out',
    'POST /api/passkeys/remove, signed out',
    'POST /api/passkeys/proof, signed out',
    'POST /passkey/options, signed out',
    'POST /passkey/sign-in, signed out',
    'GET /api/gift-codes',
    'GET /api/gift-codes/redemptions',
    'GET /api/campaigns',
    'GET /api/transaction-history/pages',
    'GET /api/transfer-claims',
    'GET /api/sessions',
    'GET /api/sign-ins',
    'GET /api/login-approval',
    'GET /api/events',
  ]);
  expect(findings.map(linesOf)).toContain('POST /logout: conforms');
});

it('HOST-6: without --money, changes nothing of a player and sends nothing, whatever payloads the host accepts', async () => {
  const host = new SectionSevenHost(usualTraits);
  await host.start();
  const { user, password } = host.account('demo');
  const before = JSON.stringify(host.world);
  const credentials = { username: user.username, password };
  const calls: string[] = [];
  for await (const { call } of conformance({ host: host.apiOrigin, credentials, money: false }))
    calls.push(call);
  await host.close();
  expect(calls).toContain('POST /logout');
  expect(JSON.stringify(host.world)).toBe(before);
});
