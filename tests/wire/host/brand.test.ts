import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { paths } from '@portal/contract';
import { messageWithCode } from '../../support/mailbox';
import { newPlayer } from '../../support/newPlayer';
import { secondBrand, secondBrandFolder } from '../../support/secondBrand';
import { writeSmallBuild } from '../../support/smallBuild';
import { hostThatEnds, startHost } from '../../support/startHost';
import { useHost } from '../../support/useHost';

const dist = mkdtempSync(path.join(os.tmpdir(), 'portal-dist-'));
beforeAll(() => writeSmallBuild(dist));
const { host, database } = useHost({ env: { PORTAL_DIST: dist, PORTAL_BRAND: secondBrandFolder } });
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(new URL(address, host.origin), { headers });
const pageAt = async (address: string) => (await get(address, { Accept: 'text/html' })).text();
const configIn = (html: string) =>
  JSON.parse(/id="portal-config">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { brand: { logo: string } };

describe('pages under a brand', () => {
  it.each([
    ['/login', 'login'],
    ['/khong-co', 'shell'],
  ])('%s is rendered again at the start', async (address, title) => {
    const html = await pageAt(address);
    expect(html).toContain(`<title>${title} ${secondBrand.name} `);
    expect(configIn(html)).toMatchObject({ brand: { name: secondBrand.name, unit: secondBrand.unit } });
  });

  it('use the brand’s manifest and pictures, and none of the default brand where it has none', async () => {
    expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({
      name: secondBrand.name,
      short_name: secondBrand.shortName,
      start_url: '/',
      theme_color: secondBrand.colours.dark.canvas,
    });
    expect(await (await get('/favicon.svg')).text()).toContain('#3FD699');
    expect((await get('/world/light.svg')).status).toBe(404);
  });

  it('cache the logo permanently, and revalidate the favicon by its ETag', async () => {
    const { logo } = configIn(await pageAt('/login')).brand;
    const kept = await get(logo);
    expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(kept.headers.get('cache-control')).toContain('immutable');
    const { headers } = await get('/favicon.svg');
    expect(headers.get('cache-control')).toBe('no-cache');
    const again = await get('/favicon.svg', { 'If-None-Match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});

describe('the host under a brand', () => {
  it('names the brand in an e-mail, in an authenticator app’s setup and in a refusal', async () => {
    const player = await newPlayer(host, database.pool);
    const client = host.client();
    await client.login(player.username, player.password);
    await client.post(paths.securityCode, { action: 'confirm.second_factor', channel: 'email' });
    const message = await messageWithCode(host, player.email);
    const { subject, text } = message;
    expect(subject).toMatch(new RegExp(`^${secondBrand.name}: `));
    expect(text).toMatch(new RegExp(`\\n${secondBrand.name}$`));

    const proof = { securityCode: message.code };
    const setup = (await client.post(paths.secondFactorSetup, proof)).json() as { totpUri: string };
    expect(new URL(setup.totpUri).searchParams.get('issuer')).toBe(secondBrand.name);

    const methods = (await client.get(paths.paymentMethods)).json() as {
      bankTransfers: { paymentSyntax: string }[];
    };
    expect(methods.bankTransfers[0]?.paymentSyntax).toBe(`LDR NGOC ${player.username.toUpperCase()}`);
    await player.topUp(100_000);

    const refused = await client.post(paths.rechargeGame, { creditAmount: 999_999, zoneId: 1 });
    expect([refused.status, refused.text.includes('KP')]).toEqual([422, false]);
    const file = await client.get(paths.historyFile);
    expect(file.text).toContain('Thay đổi số dư (Ngọc)');
    expect(file.text).not.toMatch(/\bKP\b/);
  });

  it('still matches transfers from before the brand to their player', async () => {
    const player = await newPlayer(host, database.pool);
    const { credit } = await player.me();
    const content = `FSO KP ${player.username}`;
    const method = (await player.methods()).bankTransfers[0]?.name;
    await host
      .client()
      .request('POST', '/sandbox/transfers', { body: { method, amount: 100_000, content }, xsrf: false });
    expect((await player.me()).credit).toBeGreaterThan(credit);
  });
});

it('shows nothing of the brand on a host that is started without it', async () => {
  const plain = await startHost({ databaseUrl: database.url, env: { PORTAL_DIST: dist } });
  const html = await (
    await fetch(new URL('/login', plain.origin), { headers: { Accept: 'text/html' } })
  ).text();
  expect(html).toContain('<title>login</title>');
  expect(await (await fetch(new URL('/favicon.svg', plain.origin))).text()).toBe('<svg/>');
  const player = await newPlayer(plain, database.pool);
  expect((await player.methods()).bankTransfers[0]?.paymentSyntax).toBe(
    `FSO KP ${player.username.toUpperCase()}`,
  );
  await plain.stop();
});

it('refuses to start with a faulty brand, in one line', async () => {
  const { code, stderr } = await hostThatEnds({ env: { PORTAL_BRAND: path.join(dist, 'nowhere') } });
  expect(code).toBe(1);
  expect(stderr.trim()).toBe(`PORTAL_BRAND: there is no folder ${path.join(dist, 'nowhere')}.`);
});

it('refuses to start with a build that cannot show a brand', async () => {
  rmSync(path.join(dist, 'render/applyBrand.cjs'));
  const env = { PORTAL_DIST: dist, PORTAL_BRAND: secondBrandFolder };
  const { code, stderr } = await hostThatEnds({ databaseUrl: database.url, env });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^PORTAL_BRAND: the brand cannot be applied to the build .*: run npm run build\.$/m);
});
