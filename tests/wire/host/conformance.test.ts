import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { calls } from '@portal/contract';
import type { Finding } from '../../../scripts/conformance/finding';
import { linesOf } from '../../../scripts/conformance/print';
import { checks, conformance } from '../../../scripts/conformance/run';
import type { ConformanceOptions } from '../../../scripts/conformance/world';
import { eventually } from '../../support/eventually';
import { useMoneyWorld } from '../../support/useHost';

const dist = mkdtempSync(path.join(os.tmpdir(), 'portal-dist-'));
beforeAll(() => {
  mkdirSync(path.join(dist, 'locales'));
  writeFileSync(path.join(dist, 'index.html'), '<title>shell</title>');
  writeFileSync(path.join(dist, 'locales/vi-VN.json'), '{"a":"á"}');
  writeFileSync(path.join(dist, 'pages.json'), '{}');
});
const { world, host } = useMoneyWorld(1, { PORTAL_DIST: dist, BOT_CHECK_DIFFICULTY: '3' });
afterAll(() => rmSync(dist, { recursive: true, force: true }));

async function findingsOf(options: Partial<ConformanceOptions>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of conformance({ host: host.origin, money: false, ...options }))
    findings.push(finding);
  return findings;
}

const isConforming = ({ outcome }: Finding) => outcome.kind === 'tried' && outcome.deviations.length === 0;
/** A host without PUBLIC_URL has no passkeys (decision 0088). */
const isPasskeys = ({ call }: Finding) => /passkey/.test(call);
const others = (findings: readonly Finding[]) =>
  findings
    .filter(
      (finding) => !isConforming(finding) && !isPasskeys(finding) && !finding.call.startsWith('OPTIONS'),
    )
    .map(linesOf);

const demo = { username: 'demo', password: 'Demo@2026' };

describe('HOST-6: npm run conformance', () => {
  it('tries every call of the contract', () => {
    const tried = new Set<string>(checks.map(({ call }) => call));
    expect(calls.map(({ method, path: of }) => `${method} ${of}`).filter((call) => !tried.has(call))).toEqual(
      [],
    );
  });

  it('without --money, charges nothing and sends no message except about the new browser (SAFE-4)', async () => {
    const state = async () => {
      const { rows } = await world.pool.query<{ messages: number }>(
        `select (select sum(credit) from balances) as credit, (select count(*) from transactions) as transactions,
                (select count(*) from messages) + (select count(*) from outbox) + (select count(*) from recovery_requests) as messages`,
      );
      return rows[0];
    };
    const before = await state();
    const findings = others(await findingsOf({ credentials: demo }));
    expect(findings.every((line) => line.includes('not tried: costs KP or sends a message'))).toBe(true);
    expect(findings).toHaveLength(5);
    const expected = JSON.stringify({ ...before, messages: (before?.messages ?? 0) + 1 });
    // While the message is being sent, it is counted twice.
    await eventually('one message was sent', async () => JSON.stringify(await state()) === expected);
  });

  it('finds our host fully conforming, including a paid recharge', async () => {
    await world.sandbox('/transfers', { method: 'techcombank', amount: 200_000, content: 'FSO KP DEMO' });
    const findings = await findingsOf({ credentials: demo, money: true });
    expect(others(findings)).toEqual([
      'POST /api/account-zones, twice with one Idempotency-Key: not tried: the player has no account on a CLOSED zone',
    ]);
    const wanted = calls.filter(({ path: of }) => !of.includes('passkey'));
    expect(findings.filter(isConforming).length).toBeGreaterThan(wanted.length);
  });

  it('finds our host conforming in a migration', async () => {
    const findings = await findingsOf({ credentials: { ...demo, username: 'closed' }, money: true });
    const migration = 'POST /api/account-zones, twice with one Idempotency-Key';
    expect(findings.find(({ call }) => call === migration)?.outcome).toEqual({
      kind: 'tried',
      deviations: [],
    });
  });

  it('tries the calls of a visitor when no player is given', async () => {
    const findings = await findingsOf({});
    const visitors = findings.filter(({ outcome }) => outcome.kind === 'tried');
    expect(visitors.length).toBeGreaterThan(10);
    expect(visitors.filter((finding) => !isConforming(finding)).map(linesOf)).toEqual([]);
  });
});
