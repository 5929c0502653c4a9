import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../../../src/app/pages';
import { pagesAt } from '../../../src/app/pagesAt';
import { preloadOneByOne, preloadPath } from '../../../src/app/preloadPath';
import { addressOf, flatten, routes, sections, type PageName } from '../../../src/app/routes';
import { publicPaths } from '../../../src/prerender';

const rows = flatten([...routes.guest, ...routes.open, ...routes.anyone, ...routes.signedIn]);

/** Each path of requirements §2 with the pages it shows, outermost first. */
const expected: [string, PageName[]][] = [
  ['/login', ['login']],
  ['/register', ['register']],
  ['/recovery', ['recovery']],
  ['/recovery/forgot-password-by-phone', ['recoveryByPhone']],
  ['/recovery/forgot-password', ['forgotPassword']],
  ['/recovery/forgot-password/:token', ['resetByLink']],
  ['/recovery/forgot-username', ['forgotUsername']],
  ['/email-verification', ['login']],
  ['/email-verification/:token', ['emailVerification']],
  ['/', ['shell/guard', 'shell', 'personalInfo']],
  ['/security', ['shell/guard', 'shell', 'security']],
  ['/payment', ['shell/guard', 'shell', 'payment', 'payment/index']],
  ['/payment/bank-transfer', ['shell/guard', 'shell', 'payment', 'payment/bankTransfer']],
  ['/payment/e-wallet', ['shell/guard', 'shell', 'payment', 'payment/eWallet']],
  ['/payment/card', ['shell/guard', 'shell', 'payment', 'payment/card']],
  ['/recharge', ['shell/guard', 'shell', 'recharge']],
  ['/transactions', ['shell/guard', 'shell', 'transactions']],
  ['/transactions/:id', ['shell/guard', 'shell', 'transactions']],
  ['/giftcode', ['shell/guard', 'shell', 'giftCodes']],
  ['/support', ['openFrame', 'support']],
];

describe('the table of routes', () => {
  it('has a row for every path of requirements §2', () => {
    const requirements = readFileSync(path.resolve('docs/requirements.md'), 'utf8');
    const screens = requirements.slice(requirements.indexOf('\n## 2.'), requirements.indexOf('\n## 3.'));
    const headings = screens.split('\n').filter((line) => line.startsWith('### /'));
    const paths = headings.flatMap((line) => line.match(/\/[\w/:-]*/g) ?? []);
    expect(paths.length).toBeGreaterThan(10);
    expect(expected.map(([address]) => address)).toEqual(expect.arrayContaining(paths));
  });

  it.each(expected)('%s', (address, names) => {
    expect(pagesAt(address.replace(/:\w+/, 'x1'))).toEqual(names);
  });

  it.each(['/khong-co', '/payment/khong-co', '/login/khong-co'])(
    'LAY-7: %s is not a page of the portal',
    (address) => expect(pagesAt(address)).toEqual(['shell/guard', 'shell', 'notFound']),
  );

  it('uses every page in a route', () => {
    expect(new Set(rows.flatMap(({ page }) => page ?? []))).toEqual(new Set(Object.keys(pages)));
  });

  it('TX-1: the page of the transactions is imported only on demand, into its own chunk', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
    const code = files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(`src/${file}`, 'utf8'));
    const imports = code.flatMap(
      (text) => text.match(/(?:from |import\([^']*)'[^']*\/TransactionsPage'/g) ?? [],
    );
    expect(imports).toEqual([
      `import(/* webpackChunkName: "transactions" */ '../features/transactions/TransactionsPage'`,
    ]);
    expect(code.join('').match(/webpackChunkName: "transactions"/g)).toHaveLength(1);
  });

  it('shows a page or redirects in each row, never both', () => {
    expect(
      rows.filter(({ page, redirectTo }) => (page === undefined) === (redirectTo === undefined)),
    ).toEqual([]);
  });

  it('LAY-3: has six entries of the sidebar, each with an address', () => {
    const entries = sections.filter(({ sidebarIcon }) => sidebarIcon !== undefined);
    expect(entries.map(addressOf)).toEqual([
      '/',
      '/security',
      '/payment',
      '/recharge',
      '/transactions',
      '/giftcode',
    ]);
  });

  it('prerenders every public page that needs no parameters, with a title', () => {
    const open = flatten([...routes.guest, ...routes.open, ...routes.anyone]).filter(
      ({ page }) => page !== undefined,
    );
    expect(publicPaths).toEqual(open.flatMap((row) => addressOf(row) ?? []));
  });
});

describe('preloading', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(expected)('%s loads only its own pages', async (address, names) => {
    const loads = Object.entries(pages).map(
      ([name, page]) => [name, jest.spyOn(page, 'preload').mockResolvedValue()] as const,
    );
    await preloadPath(address.replace(/:\w+/, 'x1'));
    const loaded = loads.filter(([, load]) => load.mock.calls.length > 0).map(([name]) => name);
    expect(loaded.sort()).toEqual([...names].sort());
  });

  it('ignores a chunk that fails to load, so that the page handles it', async () => {
    jest.spyOn(pages.login, 'preload').mockRejectedValue(new Error('offline'));
    await expect(preloadPath('/login')).resolves.toBeUndefined();
  });

  it('evaluates the chunks of a page whose files are there in a task each', async () => {
    const events: string[] = [];
    for (const name of ['shell/guard', 'shell', 'recharge'] as const)
      jest.spyOn(pages[name], 'preload').mockImplementation(async () => {
        events.push(name);
        setTimeout(() => events.push(`a task after ${name}`));
        await Promise.resolve();
      });
    await preloadOneByOne('/recharge');
    expect(events).toEqual(
      ['shell/guard', 'shell', 'recharge'].flatMap((name) => [name, `a task after ${name}`]),
    );
  });
});
