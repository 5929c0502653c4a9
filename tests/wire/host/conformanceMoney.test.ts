import type { CallKey } from '@portal/contract/openapi';
import { conformance } from '../../../scripts/conformance/run';
import type { Finding } from '../../../scripts/conformance/finding';
import { breakingOf, lineOf } from '../../support/conformanceFindings';
import { SectionSevenHost, usualTraits } from '../../support/sectionSevenHost';
import {
  actsBut,
  answering,
  lost,
  shaped,
  times,
  unreachable,
  type Oddity,
} from '../../support/sectionSevenHost/oddities';

const RECHARGE = 'POST /api/recharge/game, twice with one Idempotency-Key';
const MIGRATION = 'POST /api/account-zones, twice with one Idempotency-Key';

const host = new SectionSevenHost(usualTraits);
beforeAll(() => host.start());
afterAll(() => host.close());

/** The player's findings while the calls are odd, the empty payloads of the checks excepted. */
async function findingsWith(odd: Partial<Record<CallKey, Oddity>>, username = 'demo'): Promise<Finding[]> {
  const calls = Object.entries(odd) as [CallKey, Oddity][];
  const findings: Finding[] = [];
  const credentials = { username, password: host.account(username).password };
  for await (const finding of conformance({ host: host.apiOrigin, credentials, money: true })) {
    findings.push(finding);
    if (finding.call === 'POST /email-verification/send, sends a link')
      for (const [call, oddity] of calls) host.make(call, oddity);
  }
  for (const [call] of calls) host.make(call);
  return findings;
}

describe('HOST-6: what a recharge cost', () => {
  const broken = answering({ status: 500, json: { message: 'Server Error' } });

  it('says that the recharge was not answered, and that it was charged all the same', async () => {
    const line = lineOf(await findingsWith({ 'POST /api/recharge/game': lost }), RECHARGE);
    expect(line).toContain('breaking: The portal waits for an answer');
    expect(line).toContain('the balance fell by 5000 KP all the same');
    expect(line).not.toContain('refused');
  });

  it('says that the recharge was not answered, and nothing of a charge if there was none', async () => {
    const line = lineOf(await findingsWith({ 'POST /api/recharge/game': unreachable }), RECHARGE);
    expect(line).toContain('breaking: The portal waits for an answer');
    expect(line).not.toContain('balance');
  });

  it('reports a failed recharge as broken, a refused one with its words', async () => {
    const failed = await findingsWith({ 'POST /api/recharge/game': broken });
    expect(breakingOf(failed)).toContain(`${RECHARGE}: failed`);
    const refused = await findingsWith({
      'POST /api/recharge/game': answering({ status: 422, json: { message: 'Cần mã bảo mật.' } }),
    });
    expect(lineOf(refused, RECHARGE)).toContain('refused with 422 "Cần mã bảo mật."');
    expect(breakingOf(refused)).toEqual([]);
  });

  it('takes an unread balance for no balance', async () => {
    const line = lineOf(await findingsWith({ 'GET /api/me': broken }), RECHARGE);
    expect(line).toContain('the balance could not be read after the recharge');
    expect(line).toContain('whether the repetition was charged again is unknown');
    expect(line).not.toMatch(/fell by|charged again:|Idempotency-Key is ignored/);
  });

  it('does not take an unread history for one that lacks the recharge', async () => {
    const line = lineOf(await findingsWith({ 'GET /api/transaction-history': broken }), RECHARGE);
    expect(line).toContain('the history could not be read');
    expect(line).not.toContain('the history does not show it');
  });

  it('finds the recharge where each type of transactions is numbered by itself', async () => {
    const numberedByType = shaped((json) => {
      const rows = json as { type: string }[];
      const bought = rows.filter(({ type }) => type === 'credit.pay');
      // The top-up has the id that the next purchase gets.
      return rows.map((row) => ({ ...row, id: bought.length - bought.indexOf(row) }));
    });
    const line = lineOf(await findingsWith({ 'GET /api/transaction-history': numberedByType }), RECHARGE);
    expect(line).not.toContain('the history does not show it');
  });

  it('reports a refusal of what was charged', async () => {
    const findings = await findingsWith({
      'POST /api/recharge/game': actsBut({ status: 422, json: { message: 'Chưa nạp được.' } }),
    });
    expect(breakingOf(findings)).toContain(`${RECHARGE}: refusedButCharged`);
  });

  describe('while a top-up raises the balance', () => {
    const { user } = host.account('demo');
    const toppedUp =
      (outcome: Oddity): Oddity =>
      (act) => {
        user.credit = Number(user.credit) + 100_000;
        return outcome(act);
      };

    it('takes nothing for the cost of a refused recharge', async () => {
      const refused = toppedUp(answering({ status: 422, json: { message: 'Cần mã bảo mật.' } }));
      const findings = await findingsWith({ 'POST /api/recharge/game': refused });
      expect(lineOf(findings, RECHARGE)).toContain(
        'the balance rose by 100000 KP meanwhile, so the cost is unknown',
      );
      expect(breakingOf(findings)).toEqual([]);
    });

    it('takes nothing for the cost of a recharge, nor of its repetition', async () => {
      const findings = await findingsWith({
        'POST /api/recharge/game': times(
          1,
          toppedUp((act) => act()),
        ),
      });
      const line = lineOf(findings, RECHARGE);
      expect(line).toContain('the balance rose by 95000 KP meanwhile, so the cost is unknown');
      expect(line).toContain('whether the repetition was charged again is unknown');
      expect(line).not.toContain('fell by');
    });

    it('does not take a repetition for one that was not charged', async () => {
      const topUpLater = toppedUp((act) => act());
      let calls = 0;
      const findings = await findingsWith({
        'POST /api/recharge/game': (act) => (calls++ === 0 ? act() : topUpLater(act)),
      });
      expect(lineOf(findings, RECHARGE)).toContain('whether the repetition was charged again is unknown');
    });
  });

  it('says that a migration was not answered', async () => {
    const findings = await findingsWith({ 'POST /api/account-zones': unreachable }, 'closed');
    expect(breakingOf(findings)).toContain(`${MIGRATION}: silent`);
  });
});
