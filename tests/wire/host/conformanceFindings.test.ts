import { userFixture } from '../../fixtures/users';
import { linesOf, summaryOf } from '../../../scripts/conformance/print';
import { findingsOn, lineOf, signedIn, breakingOf } from '../../support/conformanceFindings';

describe('HOST-6: npm run conformance, on a host with nothing but the requirements', () => {
  it('finds no breaking deviation, and says what the portal does without each addition', async () => {
    const findings = await findingsOn({});
    expect(breakingOf(findings)).toEqual([]);
    const absent = findings.filter(({ outcome }) => outcome.kind === 'absent').map(linesOf);
    expect(absent).toEqual([
      expect.stringContaining('GET /api/bot-check: absent: The portal must be told to use reCAPTCHA'),
      'DELETE /api/sessions, signed out: absent: It is offered only where GET /api/sessions is answered.',
      'DELETE /api/sessions/:id, signed out: absent: It is offered only where GET /api/sessions is answered.',
      'PUT /api/login-approval, signed out: absent: It is offered only where GET /api/login-approval is answered.',
      'GET /api/gift-codes: absent: The page of gift codes shows that there are none.',
      'GET /api/sessions: absent: The portal shows no devices.',
      'GET /api/sign-ins: absent: The portal shows no history of sign-ins.',
      'GET /api/login-approval: absent: The portal does not offer it.',
      expect.stringContaining('GET /api/events: absent: While /payment is visible'),
    ]);
    expect(summaryOf(findings)).toMatch(/^\d+ conform, \d+ deviate \(0 breaking\), 9 absent, \d+ not tried$/);
  });

  it('finds no breaking deviation for a portal on another origin that it allows', async () => {
    const portalOrigin = 'http://127.0.0.1:9';
    const findings = await findingsOn({}, { portalOrigin });
    expect(breakingOf(findings)).toEqual([]);
    expect(findings.filter(({ call }) => call.startsWith('OPTIONS')).map(linesOf)).toEqual(
      Array.from({ length: 7 }, () => expect.stringMatching(/: conforms$/) as unknown),
    );
  });

  it('says how the portal reads deviating values', async () => {
    const findings = await findingsOn({
      'GET /api/me': signedIn({ ...userFixture(), joinAt: undefined, credit: '12.50', email: 7 }),
      'GET /api/zones': signedIn([{ id: '1', name: 'S1' }, { id: 2, name: 'S2' }, 'S3']),
      'POST /register': () => ({ status: 400, body: { error: 'no' } }),
    });
    expect(lineOf(findings, 'GET /api/me')).toBe(
      [
        'GET /api/me: deviates:',
        '    joinAt is missing; read as null',
        '    email is the number 7, not a text; read as "7"',
        '    credit is the text "12.50", not a number; read as 12.5',
      ].join('\n'),
    );
    expect(lineOf(findings, 'GET /api/zones')).toBe(
      [
        'GET /api/zones: deviates:',
        '    [].id is the text "1", not a whole number',
        '    [] is the text "S3", not an object',
        '    1 of 3 rows cannot be read and are left out',
      ].join('\n'),
    );
    expect(lineOf(findings, 'POST /register, with an empty payload')).toContain('400 instead of 422');
    expect(breakingOf(findings)).toEqual([]);
  });
});
