import { readUserAgent } from '../../../api-host/domain/userAgent';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit}`;
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webKit}`;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const known: [browser: string, system: string, userAgent: string][] = [
  ['Chrome', 'Windows', `${windows} Chrome/140.0.0.0 Safari/537.36`],
  ['Cốc Cốc', 'Windows', `${windows} coc_coc_browser/130.0.134 Chrome/124.0.0.0 Safari/537.36`],
  ['Edge', 'Windows', `${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['Opera', 'Windows', `${windows} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`],
  ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['Chrome', 'Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet', 'Android', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  [
    'MIUI Browser',
    'Android',
    `${android} Version/4.0 Chrome/112.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.4`,
  ],
  ['Zalo', 'Android', `${android} Version/4.0 Chrome/140.0 Mobile Safari/537.36 Zalo android/25070842`],
  ['Facebook', 'Android', `${android} Chrome/140.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0.0.1;]`],
  ['Messenger', 'Android', `${android} Chrome/140.0 Mobile Safari/537.36 [FB_IAB/MESSENGER;FBAV/500.0;]`],
  ['Safari', 'iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome', 'iPhone', `${iPhone} CriOS/140.0.0 Mobile/15E148 Safari/604.1`],
  ['Firefox', 'iPhone', `${iPhone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`],
  ['TikTok', 'iPhone', `${iPhone} Mobile/15E148 musical_ly_40.0.0 BytedanceWebview/d8a21c6`],
  [
    'Safari',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  [
    'Chrome',
    'Chrome OS',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
  ],
];

it.each(known)('SAFE-3: recognises %s on %s', (browser, system, userAgent) => {
  expect(readUserAgent(userAgent)).toEqual({ browser, system });
});

it('SAFE-3: returns null for an unknown browser and system', () => {
  for (const userAgent of [null, '', 'curl/8.14', '<script>'])
    expect(readUserAgent(userAgent)).toEqual({ browser: null, system: null });
});

it('stays fast for a very long header', () => {
  const started = performance.now();
  readUserAgent(`Version/${'1 '.repeat(8_000)}`);
  expect(performance.now() - started).toBeLessThan(100);
});
